/** The pages that addresses lead to; each is loaded when somebody goes there, with what is said on it. */

import { atLeisure, withTexts } from '$lib/ui/loading';
import { setOut } from './arrival';

export const pages = {
  lobby: withTexts(() => import('./Lobby.svelte')),
  campaign: withTexts(() => import('./CampaignRoute.svelte'), 'desk'),
  screen: withTexts(() => import('./ScreenRoute.svelte')),
  campaigns: withTexts(() => import('$lib/organiser/CampaignsPage.svelte')),
  rules: withTexts(() => import('./RulesPage.svelte')),
  carry: withTexts(() => import('./CarryPage.svelte')),
  verify: withTexts(() => import('./CheckFile.svelte'), 'audit', 'desk'),
};

/** Has the page that an address leads to on its way while the texts still are, and what it asks first. */
export function fetchAhead(url: URL): void {
  const [, campaign, part] = /^\/c\/([0-9a-z]{1,20})(?:\/([a-z]+))?/i.exec(url.pathname) ?? [];
  const screen = part === 'screen';
  const page = screen
    ? pages.screen
    : campaign
      ? pages.campaign
      : url.pathname === '/' && pages.lobby;
  // Whoever draws it asks again, and says that it cannot be had.
  if (page) page().catch(() => undefined);
  if (campaign && !screen) setOut(campaign, url, part === undefined);
}

/** Of one campaign, beside the pages of play. */
export const ofCampaign = {
  invite: withTexts(() => import('./InvitePage.svelte')),
  sheets: withTexts(() => import('$lib/systems/SheetsPage.svelte')),
  story: withTexts(() => import('./StoryPage.svelte')),
  desk: withTexts(() => import('$lib/organiser/OrganiserPage.svelte'), 'desk'),
  audit: withTexts(() => import('$lib/audit/AuditPage.svelte'), 'audit', 'desk'),
};

/** What stands over the pages of a campaign whose orders are signed. */
export const signing = atLeisure(
  withTexts(() => import('$lib/devices/DeviceNotice.svelte'), 'devices'),
);

/** Watches over these pages where the log ends, by the house's word. */
export const watching = atLeisure(
  withTexts(() => import('$lib/checkpoints/CheckpointWatch.svelte'), 'checkpoints'),
);

/** What stands over the pages of a what-if. */
export const beside = withTexts(() => import('$lib/audit/WhatIfNotice.svelte'), 'what-if');

/** What is opened over a page. */
export const dialogs = {
  roll: withTexts(() => import('$lib/audit/RollDialog.svelte'), 'audit', 'desk'),
  raise: withTexts(() => import('$lib/audit/RaiseDialog.svelte'), 'desk'),
  cause: withTexts(() => import('$lib/audit/CauseDialog.svelte')),
  clause: withTexts(() => import('$lib/ui/ClauseDialog.svelte')),
  help: withTexts(() => import('./HelpDialog.svelte'), 'help'),
};
