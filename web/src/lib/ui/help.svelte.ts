/** The page that is open, for whoever asks what it is and which keys it has. */

export type HelpPage =
  | 'lobby'
  | 'invite'
  | 'siege'
  | 'battle'
  | 'map'
  | 'screen'
  | 'sheets'
  | 'audit'
  | 'desk'
  | 'campaigns'
  | 'verify'
  | 'rules';

class Help {
  page = $state<HelpPage | null>(null);
  open = $state(false);

  /** While the answer is not called, this page is open. */
  at(page: HelpPage): () => void {
    this.page = page;
    return () => {
      if (this.page === page) this.page = null;
      this.open = false;
    };
  }
}

export const help = new Help();
