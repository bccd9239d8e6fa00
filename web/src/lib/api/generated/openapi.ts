// Written by `npm run types` from schemas/openapi.json. Do not edit.

export interface paths {
    "/api/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every campaign that is listed. */
        get: operations["listCampaigns"];
        put?: never;
        /** Opens a campaign. */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a campaign is. */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/ahead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the key's holder has left ahead of time. */
        get: operations["getAhead"];
        put?: never;
        /** Leaves orders ahead of time; each is given when its step comes, if it is legal then. */
        post: operations["leaveAhead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/amendments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects one earlier order; the later ones are decided again, dice stay as they fell (organiser). */
        post: operations["amend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/amendments/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What correcting one earlier order would come to, order by order (organiser). Opens nothing. */
        post: operations["previewAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What devices are being asked for somebody's dice now; null: nothing. */
        get: operations["getAsk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/backup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Brings the backup up to date and checks it (organiser). */
        post: operations["checkBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/cause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The record that changed what a fight has changed, and the dice that fell for it. */
        get: operations["getCause"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/checkpoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The house's signature under where the log ends now (version 2 of the log). */
        get: operations["getCheckpoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/checkpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the log ends by the house's word, what others have seen of it, and what does not fit. */
        get: operations["listCheckpoints"];
        put?: never;
        /** Hands on a checkpoint that a device has checked and signed. */
        post: operations["countersignCheckpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/chronicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log, one record a line, as the key's holder may see it. */
        get: operations["exportChronicle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/clauses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rulebooks, as far as the key's holder may read them by now. */
        get: operations["listCampaignClauses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/clauses/{clause}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One clause of a rulebook, as far as the key's holder may read it by now. */
        get: operations["getCampaignClause"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What changed between two records: as sentences, as a table and on the board. */
        get: operations["compareRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/continuity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Does the log still hold what somebody was shown? */
        get: operations["checkContinuity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit desk: disputes with their evidence, questions, dice that wait for a witness. */
        get: operations["getDesk"];
        put?: never;
        /** Witness dice, raise or state or rule a dispute, take back own orders, ask for or give consent, adopt a what-if, set house rules, close the campaign. */
        post: operations["comeToTheDesk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/desk/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a ruling, an adoption or a value that is set right would change, whom it touches and who must agree first (organiser). Opens nothing. */
        post: operations["previewAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The devices that sign for somebody, by seat. */
        get: operations["listDevices"];
        put?: never;
        /** Binds a device to the key's holder: from then on each of their orders is signed. */
        post: operations["bindDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/devices/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lays a chain: its device gives the links to others' dice when it is asked in the stream. */
        post: operations["layChain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/devices/lent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets the house sign what the key's holder leaves ahead of time, with a device whose key it holds. */
        post: operations["lendDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/devices/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Releases a device: it signs for its seat no more (its seat, or the organiser). */
        post: operations["releaseDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/dice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who rolled how much, and how, along the stream. */
        get: operations["getDice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/dice-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who gives to the dice of a campaign, and what happens when nobody does. */
        get: operations["getDicePolicy"];
        put?: never;
        /** Sets who gives to dice (organiser). */
        post: operations["setDicePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/feed-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an address of the seat's feed, or takes it away (seats). It is told this once. */
        post: operations["setFeedKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/feed.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has happened, for everybody, as an Atom feed. */
        get: operations["getFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/foretold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the dice of any order of an assault would do, before it is given. */
        post: operations["foretellOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a seat's key worthless and gives out a new one (whoever sits there, or the organiser). */
        post: operations["replaceKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/keys/deputy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives out a new key for a deputy, and makes an old one worthless (the organiser themselves). */
        post: operations["replaceDeputyKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/keys/organiser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the organiser's own key worthless and gives out a new one (organiser). */
        post: operations["replaceOrganiserKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/line-of-fire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The line of fire between two places of an assault, with what blocks it and every number. */
        get: operations["getLineOfFire"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a device's next link to the dice of an order that waits for it, or that it was asked for. */
        post: operations["giveLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history in sentences, along the stream. */
        get: operations["getLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where figures may go, and why not elsewhere. */
        get: operations["getMoves"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the key's holder is told that it is their turn, and what has become of the newest notice (seats). */
        get: operations["getNotices"];
        put?: never;
        /** Says where the key's holder is told that it is their turn (seats). A webhook is tried first; to mail a code goes, which is given back here. */
        post: operations["setNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every order that the key's holder could give now. The organiser may ask for a seat. */
        get: operations["getOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives an order. When this answers, it is on stable storage. */
        post: operations["giveOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/orders/together": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives several orders: all of them are stored, or none. */
        post: operations["giveOrdersTogether"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/passing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the key's holder passes where they have no choice. */
        get: operations["getPassing"];
        put?: never;
        /** Lets the key's holder pass where they have no choice, in the whole campaign and until they say otherwise. */
        post: operations["setPassing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has come to the table and who is there, as the stream also tells it. */
        get: operations["getPresence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Looks at an order blindly; opens nothing. */
        post: operations["previewOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says where reminders go, after the address was tried (organiser). */
        post: operations["setReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/rewinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves the head (organiser). */
        post: operations["rewind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/rewinds/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a rewind would grey out. */
        get: operations["previewRewind"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/roll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything about one roll or draw: who, when, why, what it changed, and the proof. */
        get: operations["getRoll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/rolls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Looks for rolls: by player, die, purpose, clause, source, piece and text. */
        get: operations["findRolls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/seat.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one seat is asked for, as an Atom feed; its key stands in the address and opens nothing else. */
        get: operations["getSeatFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Briefing, roster, quick reference, map and record sheet, to print, as far as the key allows. */
        get: operations["getSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The campaign as a story, turn by turn, for the key's holder. */
        get: operations["getStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/story/markdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same story as Markdown. */
        get: operations["getStoryMarkdown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/story/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same story as a page to print, with the map at the end of each turn. */
        get: operations["getStoryPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-sent events: one `batch` for each accepted order, to keys a `presence` when somebody comes or goes and a `throw` when thrown dice wait for a witness (null: no more), and to a seat's device (`Wapenrol-Device`) an `ask` when it has to give to dice; resumes by `Last-Event-ID`. */
        get: operations["followStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the list says of a campaign; it may stand in none. */
        get: operations["getSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/survey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a piece of a battle could do: reach, sight, and the exact odds of each attack. */
        get: operations["getSurvey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/throw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order whose thrown dice wait until another person's device has confirmed them; null: none. */
        get: operations["getThrow"];
        put?: never;
        /** Confirms or contests what another person has thrown; null: contested, and nothing was rolled. */
        post: operations["sawThrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/timelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every timeline with its tip: where rewinds left and where they led. */
        get: operations["getTimelines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The turns and their steps, along the live timeline. */
        get: operations["getTurns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Checks the whole log as a stranger would. */
        get: operations["verifyCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How things stand, or stood, for the key's holder. */
        get: operations["getView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says who may look at the campaign without a key (organiser). */
        post: operations["setVisibility"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the campaign waits for: who owes orders, deadlines, disputes, questions. */
        get: operations["getWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/what-ifs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The what-ifs that lie beside the campaign (organiser). */
        get: operations["listWhatIfs"];
        put?: never;
        /** Begins a what-if: a campaign of its own that repeats this one up to a record, with other dice and new keys (organiser). Nothing is written to this campaign's log. */
        post: operations["beginWhatIf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/what-ifs/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a what-if stands against the campaign as that stands now (organiser). */
        get: operations["compareWhatIf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/what-ifs/thrown-away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throws a what-if away (organiser): nothing opens it any more. */
        post: operations["throwAwayWhatIf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/zone-of-fire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody sees from a place of an assault, and what lies in its dead areas. */
        get: operations["getZoneOfFire"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes in an exported log, after it was verified. */
        post: operations["importCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What passes between the map of a campaign and its fights, line by line. */
        get: operations["getCarryTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clauses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rulebooks; what belongs to a private briefing is left out. */
        get: operations["listClauses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clauses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One clause of a rulebook; what belongs to a private briefing is kept back. */
        get: operations["getClause"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the server there? */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every scenario that can be begun without a file. */
        get: operations["listScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quick reference, map and blank record sheet, to print. */
        get: operations["getCommonSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sheets.css": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the sheets look. */
        get: operations["getSheetStyle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks a log from a file as a stranger would, and decides its orders once more. Nothing is kept of it. */
        post: operations["verifyLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What sets a troop apart from others. */
        Ability: "burrowing" | "cause-fear" | "ethereal" | "flying" | "forestwalker" | "frenzy" | "general" | "magic-user" | "regenerate" | "swimming" | "indirect" | "screaming-bell" | "plague-cart" | "used-up" | "assassin" | "freezing-gaze" | "greater-demon" | "lesser-demon" | "fire-breath" | "howdah" | "heads" | "shapechanger" | "trap" | "contact-siege" | "distance-siege" | "access" | "steadfast-leader" | "headquarters";
        /** @description What belongs to `Accept`. */
        Accept: {
            /** @description Who offers it. */
            from: components["schemas"]["Faction"];
        };
        /** @description An order was accepted and is on stable storage. */
        Accepted: {
            /** @description It had been accepted before; nothing was written now. */
            again: boolean;
            /**
             * Format: uuid
             * @description The order's batch id.
             */
            batch: string;
            /** @description The head behind it, and a receipt. */
            head: components["schemas"]["Head"];
            /** @description Its records. */
            records: components["schemas"]["RecordNumber"][];
        };
        /** @description What an act changes. */
        ActEffect: {
            /**
             * Format: uint64
             * @description How many orders they hold that something was played with.
             */
            orders: number;
            /** @description What stands otherwise on the boards, as far as it is known. */
            pieces: components["schemas"]["PieceChange"][];
            /**
             * Format: uint64
             * @description How many records are left behind.
             */
            records: number;
            /** @description In sentences, the most important first. */
            says: string[];
            /** @description What reads otherwise in the reader's views. */
            table: components["schemas"]["ViewChange"][];
            /**
             * Format: uint64
             * @description The record behind which the campaign goes on otherwise; null: nothing is left behind.
             */
            to?: number | null;
            /** @description Whose orders are undone, put in, left out or come to something else: how many of each sender. */
            touched: {
                [key: string]: number;
            };
        };
        /** @description A card of the action deck: 102 cards (HEI-107). */
        ActionCard: "attack" | "peasants" | "food" | "water" | "healing" | "blank";
        /** @description What belongs to `Activate`. */
        Activate: {
            /** @description Units or individuals of one's own without a counter. */
            pieces: components["schemas"]["PieceId"][];
        };
        ActivationCard: string;
        /** @description What an act would change. Nothing was written or opened for it. */
        ActPreview: {
            /** @description Who must agree first. */
            consent: components["schemas"]["ConsentSeen"];
            /** @description Where an order is corrected: what becomes of it and of each behind it. */
            corrected?: components["schemas"]["AmendmentPreview"] | null;
            /** @description What would change. */
            effect: components["schemas"]["ActEffect"];
            /** @description The head that it was looked at upon. */
            head: components["schemas"]["Head"];
            /** @description Where everything from an order on is left behind: what that is. */
            left_behind?: components["schemas"]["RewindPreview"] | null;
        };
        /** @description Let what was played in a what-if count: the head goes back to where it parted, and its orders follow. */
        Adopt: {
            /**
             * Format: uint64
             * @description Its head that the organiser saw: it may have been played on since.
             */
            head: number;
            /** @description Why, 1 to 500 characters. */
            reason: string;
            /** @description Its id. */
            what_if: string;
        };
        /** @description Go on without those who have not come. */
        Advance: {
            /**
             * Format: uint64
             * @description The head that the organiser saw: somebody may have come since.
             */
            head: number;
            /** @description Why, 1 to 500 characters. */
            reason: string;
            /** @description Which engagement. */
            scope: string;
        };
        /** @description What belongs to `Agree`. */
        Agree: {
            /**
             * Format: uint32
             * @description The demand's number.
             */
            demand: number;
            /** @description Who goes first before the others; nobody: takes one's word back. */
            figures: components["schemas"]["FigureId"][];
        };
        /** @description What a player leaves ahead of time. */
        AheadBody: {
            /** @description The orders, as people type them, in place of all that the seat has left there before. */
            orders: string[];
            /** @description For which engagement. */
            scope: string;
        };
        /** @description What a player has left ahead of time. Nobody else is shown it. */
        AheadLeft: {
            /** @description In which forms something can be left; none: the rules of this engagement know nothing of the kind. */
            can_be_left: string[];
            /** @description As it was typed; what was used since, or has lapsed, is not among it. */
            left: string[];
            /** @description Your device signs your orders: let the house sign what you leave first (`lendDevice`). */
            needs_lending: boolean;
        };
        /** @description What a band goes for, kept for its life (ACT-05). */
        Aim: "nearest" | "temple" | "castle";
        /** @description Correcting one earlier order. */
        AmendBody: {
            /**
             * Format: uuid
             * @description As in an order.
             */
            batch: string;
            /** @description What is corrected. Orders are named by any of their records. */
            edit: components["schemas"]["EditBody"];
            /**
             * @description Faces thrown for rolls that did not exist before, by the number of the order (`0`: the one
             *     that is put in). Without them such rolls open new envelopes.
             * @default {}
             */
            faces: {
                [key: string]: number[];
            };
            /**
             * Format: uint64
             * @description The head that the organiser saw.
             */
            head: number;
            /**
             * @description Later orders that are refused now are left out; else they stop the amendment.
             * @default false
             */
            leave_out: boolean;
            /**
             * @description Why, 1 to 500 characters; everybody will read it. A preview needs none.
             * @default
             */
            reason: string;
        };
        /** @description An amendment was carried out. */
        AmendedBody: {
            /** @description As for an order. */
            accepted: components["schemas"]["Accepted"];
            /** @description What it came to. */
            amended: components["schemas"]["AmendmentPreview"];
        };
        /** @description What an amendment would come to. Nothing was opened for it. */
        AmendmentPreview: {
            /** @description How many of them come to what. */
            counts: components["schemas"]["VerdictCounts"];
            /** @description The order that is put in or decided anew; null where one is struck. */
            edited?: components["schemas"]["FollowedOrder"] | null;
            /** @description The head that it was looked at upon. */
            head: components["schemas"]["Head"];
            /** @description The later orders, in their order. */
            later: components["schemas"]["FollowedOrder"][];
            /** @description What would stand otherwise on the board now, as far as it is known. */
            pieces: components["schemas"]["PieceChange"][];
            /** @description What would read otherwise in the organiser's view now. */
            table: components["schemas"]["ViewChange"][];
            /**
             * Format: uint64
             * @description The record behind which the timelines part.
             */
            to: number;
        };
        /** @description A command of an engagement, or of the campaign. */
        AnyCommand: components["schemas"]["CommandOfAny"] | components["schemas"]["CampaignCommand"];
        /** @description Every order that a seat could give now, by the rules of the engagement. */
        AnyOptions: {
            /** @description What could be ordered about the fights of a map: at the map about all of them, in a fight about itself. */
            fight_orders: components["schemas"]["FightOrder"][];
            /** @description The head that they are given on. */
            head: components["schemas"]["Head"];
            /**
             * @description What they can take back of their own, the latest first: who takes one back takes back all before it in this
             *     list, too.
             * @default []
             */
            take_back: components["schemas"]["OwnOrder"][];
        } & ((components["schemas"]["LegalOrders"] & {
            /** @constant */
            system: "siege";
        }) | (components["schemas"]["BattleLegalOrders"] & {
            /** @constant */
            system: "battle";
        }) | (components["schemas"]["AssaultLegalOrders"] & {
            /** @constant */
            system: "assault";
        }) | (components["schemas"]["RealmLegalOrders"] & {
            /** @constant */
            system: "realm";
        }) | (components["schemas"]["MapLegalOrders"] & {
            /** @constant */
            system: "map";
        }));
        /**
         * @description The troop tables of one people ([WAP-117](crate::clauses::WAP_117): what they can do, not what
         *     they cost).
         */
        ArmyBook: {
            /** @description As people say it. */
            name: string;
            /**
             * @description One word, such as `ratmen`. Rows of a people that there is already belong to it: whose troops
             *     are called `undead` are undead.
             */
            people: string;
            /** @description The rows. */
            troop: components["schemas"]["Troop"][];
        };
        /** @description Somebody with a key who has followed a campaign since the server began. */
        Arrival: {
            /** @description Does a page of theirs follow it now? */
            here: boolean;
            /** @description `organiser` or `seat/<name>`. */
            reader: string;
        };
        /** @description One of the four. */
        Artefact: "mask" | "box" | "altar" | "teleporter";
        /** @description An artefact of the Wizards' Tower. */
        ArtefactView: {
            /** @description Which. */
            artefact: components["schemas"]["Artefact"];
            /** @description The clause that describes it. */
            clause: string;
            /** @description Its name as people say it. */
            name: string;
            /** @description How it stands with it, as a sentence. */
            now?: string | null;
            /** @description In which turns it was used; never: the others do not know of it. */
            used: number[];
        };
        /** @description What belongs to `Ashore`. */
        Ashore: {
            /** @description Figures of one's own that stand in the same hex of it. */
            figures: components["schemas"]["FigureId"][];
            /** @description A hex beside the bridge. */
            hex: components["schemas"]["Hex"];
        };
        /** @description What devices are asked for somebody's dice; an event `ask` of the stream of a device that is asked. */
        Ask: {
            /**
             * Format: uint64
             * @description The number of that record.
             */
            after: number;
            /** @description The hash that is answered: over `prev`, `intent` and `envelope`. */
            ask: string;
            /**
             * Format: uuid
             * @description The order's batch.
             */
            batch: string;
            /**
             * @description Where the order is part of a correction: the lines of the records between the end of the log and the order,
             *     without what they hold. They are stored with it, and `prev` is the hash of the last.
             * @default []
             */
            behind: string[];
            /** @description Who gave it: `organiser` or `seat/<name>`. */
            by: string;
            /** @description Who is asked, and which of their devices. */
            devices: {
                [key: string]: string;
            };
            /**
             * Format: uint64
             * @description The envelope on the table.
             */
            envelope: number;
            /**
             * Format: uint64
             * @description The head that its sender saw.
             */
            head: number;
            /** @description The intent of the order. */
            intent: string;
            /** @description The hash of the record that the order will stand behind. */
            prev: string;
            /** @description What it is about. */
            scope: string;
            /** @description The house's signature: it proves that the house asked. */
            signature: string;
        };
        /** @description Ask whether the head may be moved. */
        AskConsent: {
            /** @description Only this engagement. */
            only?: string | null;
            /** @description Why, 1 to 500 characters. */
            reason: string;
            /**
             * Format: uint64
             * @description Where to.
             */
            to: number;
            /** @description The what-if that would be adopted then, by its id; `to` is the record at which it parted. */
            what_if?: string | null;
        };
        /** @description Somebody who is asked. */
        AskedSeen: {
            /** @description Yes, no, or nothing yet. */
            agrees?: boolean | null;
            /** @description The seat. */
            seat: string;
        };
        /** @description What belongs to `Assassinate`. */
        Assassinate: {
            /** @description The assassin. */
            assassin: components["schemas"]["PieceId"];
            /** @description An enemy individual beside it. */
            victim: components["schemas"]["PieceId"];
        };
        /** @description One command of an assault; a variant only names its payload. */
        AssaultCommand: {
            aim: components["schemas"]["TownAim"];
        } | {
            lower: components["schemas"]["Lower"];
        } | {
            move: components["schemas"]["TownMove"];
        } | {
            shoot: components["schemas"]["Shoot"];
        } | {
            hold_fire: components["schemas"]["HoldFire"];
        } | {
            attack: components["schemas"]["TownAttack"];
        } | {
            stun: components["schemas"]["Stun"];
        } | {
            retreat: components["schemas"]["TownRetreat"];
        } | {
            advance: components["schemas"]["TownAdvance"];
        } | "stay" | {
            open: components["schemas"]["TownOpen"];
        } | {
            shut: components["schemas"]["Shut"];
        } | {
            work: components["schemas"]["Work"];
        } | {
            take: components["schemas"]["TownTake"];
        } | {
            carry: components["schemas"]["TownCarry"];
        } | {
            drop: components["schemas"]["TownDrop"];
        } | {
            raise: components["schemas"]["TownRaise"];
        } | {
            lift: components["schemas"]["TownLift"];
        } | {
            slide: components["schemas"]["TownSlide"];
        } | {
            topple: components["schemas"]["Topple"];
        } | {
            push: components["schemas"]["Push"];
        } | {
            pivot: components["schemas"]["Pivot"];
        } | {
            ram: components["schemas"]["TownRam"];
        } | {
            hack: components["schemas"]["Hack"];
        } | {
            pour: components["schemas"]["TownPour"];
        } | {
            light: components["schemas"]["Light"];
        } | {
            quench: components["schemas"]["Quench"];
        } | {
            dismount: components["schemas"]["Dismount"];
        } | {
            mount: components["schemas"]["Mount"];
        } | {
            lead: components["schemas"]["Lead"];
        } | {
            drag: components["schemas"]["Drag"];
        } | "call_off" | {
            deploy: components["schemas"]["TownDeploy"];
        } | {
            hide: components["schemas"]["TownHide"];
        } | {
            come_out: components["schemas"]["TownComeOut"];
        } | "form_up" | {
            fill: components["schemas"]["TownFill"];
        } | {
            bring: components["schemas"]["TownBring"];
        } | "assault" | {
            lay: components["schemas"]["TownLay"];
        } | {
            batter: components["schemas"]["TownBatter"];
        } | {
            prepare: components["schemas"]["TownPrepare"];
        } | {
            mend: components["schemas"]["TownMend"];
        } | "blockade" | "withdraw" | {
            sortie: components["schemas"]["TownSortie"];
        } | {
            repair: components["schemas"]["TownRepair"];
        } | "rest" | {
            dig: components["schemas"]["TownDig"];
        } | "pass" | "offer" | "give_up" | {
            battle: components["schemas"]["TownBattle"];
        } | {
            refuge: components["schemas"]["TownRefuge"];
        } | "accept" | "decline" | "done" | {
            set_right: components["schemas"]["TownSetRight"];
        };
        /** @description An engine at the beginning. */
        AssaultEngine: {
            /**
             * Format: int8
             * @description Of a siege tower: for ramparts of this level, 1 to 3.
             * @default null
             */
            against: number | null;
            /**
             * @description Where; none: behind the lines, as machines are that shoot from afar.
             * @default null
             */
            at: components["schemas"]["Hex"] | null;
            /**
             * @description Bought for a siege on a campaign map: a machine takes its first day to build.
             * @default false
             */
            building: boolean;
            /** @description Which way its front looks. */
            facing: components["schemas"]["Direction"];
            /** @description What. */
            kind: components["schemas"]["TownEngineKind"];
        };
        /** @description Some of a side who are alike. */
        AssaultEnlisted: {
            /** @description Where each of them stands. */
            at: components["schemas"]["TownSpot"][];
            /**
             * @description Names of their own, for the first of them.
             * @default []
             */
            called: string[];
            /** @description What they are. */
            class: components["schemas"]["Class"];
            /**
             * @description On horses?
             * @default false
             */
            mounted: boolean;
        };
        /** @description One side. */
        AssaultForce: {
            /**
             * @description Who stands where.
             * @default []
             */
            men: components["schemas"]["AssaultEnlisted"][];
            /** @description What it is called. */
            name: string;
            /**
             * @description Who is placed by their owner before the assault ([ST-58](crate::clauses::ST_58)).
             * @default []
             */
            reserve: components["schemas"]["AssaultReserve"][];
        };
        /** @description Where a ladder is at the beginning. */
        AssaultLadder: {
            carried: [
                components["schemas"]["TownSpot"],
                components["schemas"]["TownSpot"]
            ];
        } | {
            lying: components["schemas"]["TownSpot"];
        } | {
            standing: [
                components["schemas"]["Hex"],
                components["schemas"]["Hex"]
            ];
        } | {
            in_camp: components["schemas"]["TownSide"];
        };
        /** @description What a side may do. */
        AssaultLegalOrders: {
            /**
             * @description Those who can be placed somewhere else than the others, and where: on the field of a battle, at the gate of
             *     a sortie, outside with a relief.
             */
            elsewhere: {
                [key: string]: components["schemas"]["TownSpot"][];
            };
            /** @description Combats that could be fought. */
            fights: components["schemas"]["TownFight"][];
            /** @description Where everybody could move who may still move, by the shortest way to each place. */
            moves: {
                [key: string]: components["schemas"]["TownDestination"][];
            };
            /** @description Every other order that would be accepted, and the shots and combats of the lists above. */
            options: components["schemas"]["LegalOrderOfAssaultCommand"][];
            /** @description Who has a place already and can be given another before the assault. */
            placed: components["schemas"]["TownManId"][];
            /** @description Where they can be placed on foot. */
            places: components["schemas"]["TownSpot"][];
            /** @description Who can be placed before the assault. */
            reserve: components["schemas"]["TownManId"][];
            /** @description What the organiser may set right. */
            set_right?: components["schemas"]["Settable"][];
            /** @description Whom each bowman could hit: in a fire phase to declare it, while an enemy moves at once. */
            shots: {
                [key: string]: components["schemas"]["TownShot"][];
            };
        };
        /** @description How an assault ended. */
        AssaultOutcome: "stormed" | "taken" | "beaten-off" | "broken-off" | "out-of-time" | "surrendered" | "relieved" | "given-up";
        /** @description Some of a side who are alike, and whom their owner places. */
        AssaultReserve: {
            /**
             * @description Names of their own, for the first of them.
             * @default []
             */
            called: string[];
            /** @description What they are. */
            class: components["schemas"]["Class"];
            /**
             * @description On horses?
             * @default false
             */
            mounted: boolean;
            /**
             * Format: uint32
             * @description How many.
             */
            number: number;
        };
        /** @description An assault as somebody writes it. */
        AssaultScenario: {
            /**
             * @description Gates and doors that were broken open before.
             * @default []
             */
            broken: components["schemas"]["TownGateId"][];
            /**
             * @description Houses, stables and stairs that were burnt down before.
             * @default []
             */
            burnt: components["schemas"]["Hex"][];
            /**
             * @description Wall hexes that are rubble.
             * @default []
             */
            demolished: components["schemas"]["Hex"][];
            /**
             * @description Siege towers and rams.
             * @default []
             */
            engines: components["schemas"]["AssaultEngine"][];
            /**
             * @description Moat hexes that are filled ([ST-49](crate::clauses::ST_49)).
             * @default []
             */
            filled: components["schemas"]["Hex"][];
            /**
             * @description Rampart hexes that the besiegers hold from an earlier assault
             *     ([ST-59](crate::clauses::ST_59)).
             * @default []
             */
            held: components["schemas"]["Hex"][];
            /**
             * @description Ladders: in the hands of two who stand at these places, or lying at one.
             * @default []
             */
            ladders: components["schemas"]["AssaultLadder"][];
            /**
             * @description Barrels of oil; none are said: two of the besieged ([ST-51](crate::clauses::ST_51)).
             * @default null
             */
            oil: {
                [key: string]: number;
            } | null;
            /**
             * @description Gates and doors that stand open at the beginning.
             * @default []
             */
            open: components["schemas"]["TownGateId"][];
            /**
             * @description Rules that it sets.
             * @default {
             *       "men_shorten_lines": false
             *     }
             */
            options: components["schemas"]["TownOptions"];
            /**
             * @description Has the town a port ([HAV-020](crate::clauses::HAV_020))?
             * @default false
             */
            port: boolean;
            /** @description Both sides. */
            sides: {
                [key: string]: components["schemas"]["AssaultForce"];
            };
            /**
             * @description A siege that goes on over days; none: one assault ([ST-19](crate::clauses::ST_19)).
             * @default null
             */
            siege: components["schemas"]["SiegeStart"] | null;
            /**
             * @description What it is about, in two or three sentences.
             * @default
             */
            summary: string;
            /** @description What people call it. */
            title: string;
            /** @description The word of the town. */
            town: string;
            /**
             * @description Mechanisms that are raised or sprung at the beginning.
             * @default []
             */
            worked: components["schemas"]["TownMechanism"][];
        };
        /** @description An assault as it is asked for. */
        AssaultSetup: {
            /** @description The town and both sides. */
            scenario: components["schemas"]["AssaultScenario"];
            /** @description Which seat leads the `besiegers` and which the `besieged`; nobody named: the seats of these names. */
            seats?: components["schemas"]["Roles"];
        };
        /** @description An assault as one reader sees it. */
        AssaultView: {
            /** @description Shots that are declared: who, at whom. */
            aims: {
                [key: string]: components["schemas"]["TownManId"];
            };
            /** @description The question that is to be answered next. */
            asked?: components["schemas"]["TownAsk"] | null;
            /** @description Of one's own, who waits beneath a rampart ([HAV-140](crate::clauses::HAV_140)). */
            beneath: {
                [key: string]: components["schemas"]["Hex"];
            };
            /** @description Hexes that they must burn down to win, likewise. */
            burn: components["schemas"]["Hex"][];
            /** @description Have the besiegers called their people off? */
            called_off: boolean;
            /** @description Who places their people now; none: the assault has begun. */
            deploying?: components["schemas"]["TownSide"] | null;
            /** @description Hexes that the besiegers must hold to win, if the scenario names some. */
            goal: components["schemas"]["Hex"][];
            /** @description Wall hexes that the besiegers have entered last. */
            held: components["schemas"]["Hex"][];
            /**
             * Format: uint32
             * @description The last turn, if the scenario sets one.
             */
            last_turn?: number | null;
            /** @description What each side has lost. */
            losses: {
                [key: string]: components["schemas"]["TownLossesView"];
            };
            /** @description Everybody, also those who are gone. */
            men: components["schemas"]["TownManView"][];
            /** @description How it ended. */
            outcome?: components["schemas"]["AssaultOutcome"] | null;
            /** @description Whose player turn it is, and which phase of it. */
            phase?: [
                components["schemas"]["TownSide"],
                components["schemas"]["TownPhase"]
            ] | null;
            /**
             * Format: uint32
             * @description Game turns in a row without a combat.
             */
            quiet: number;
            /** @description What each side is called. */
            sides: {
                [key: string]: string;
            };
            /** @description The siege over days; none: the assault stands alone. */
            siege?: components["schemas"]["TownSiegeView"] | null;
            /** @description The scenario's name. */
            title: string;
            /** @description The town as its map draws it. */
            town: components["schemas"]["Town"];
            /**
             * Format: uint32
             * @description The game turn, from 1.
             */
            turn: number;
            /** @description What the siege has made of it. */
            works: components["schemas"]["TownWorks"];
            /** @description The side that the reader leads. */
            you?: components["schemas"]["TownSide"] | null;
        };
        /** @description What belongs to `Attack`. */
        Attack: {
            /** @description For all one's own figures in this hex. */
            hex: components["schemas"]["Hex"];
        };
        /** @description An Attack card that was played. */
        AttackCardView: {
            /** @description By whom. */
            faction: components["schemas"]["Faction"];
            /** @description For which hex. */
            hex: components["schemas"]["Hex"];
        };
        /** @description The dice of an attack have fallen, and one of them may be rolled again. */
        AttackRolled: {
            /** @description Who attacks, and has a Blade of Accuracy with it. */
            attacker: components["schemas"]["PieceId"];
            /** @description What fell. */
            faces: number[];
            /**
             * Format: uint32
             * @description What hits.
             */
            hit_at: number;
            /** @description Whom. */
            target: components["schemas"]["PieceId"];
        };
        /** @description What belongs to `Attend`. */
        Attend: {
            /** @description An upright figure of one's own people. */
            figure: components["schemas"]["FigureId"];
        };
        /** @description A backup that was brought up to date and checked. */
        BackupChecked: {
            /**
             * Format: uint64
             * @description How long it is.
             */
            bytes: number;
            /** @description The name of its file in the backup folder. */
            file: string;
            /** @description Its last record. */
            head: components["schemas"]["Head"];
            /**
             * Format: uint64
             * @description How many records it has.
             */
            records: number;
        };
        /** @description Where a band goes this turn (ACT-10). */
        BandTarget: "hunt" | "stay" | {
            place: components["schemas"]["Place"];
        };
        /** @description A band of the enemy. */
        BandView: {
            /** @description What it goes for; its die was thrown in the open (R-07, ACT-05). */
            aim: components["schemas"]["Aim"];
            /**
             * Format: uint32
             * @description In which turn it came up.
             */
            arrived: number;
            /**
             * Format: uint32
             * @description Its number, in order of arrival.
             */
            band: number;
            /** @description Its figures on the map. */
            figures: components["schemas"]["FigureId"][];
            /** @description The hex with most of its figures. */
            head?: components["schemas"]["Hex"] | null;
        };
        /** @description The banner of a unit ([WAP-187](crate::clauses::WAP_187), [WAP-188](crate::clauses::WAP_188)). */
        Banner: "banner-of-regeneration" | "banner-of-might" | "banner-of-steadfastness" | "banner-of-fear" | "banner-of-magic" | "banner-of-speed" | "banner-of-the-forest" | "banner-of-fortitude" | "banner-of-warding";
        /** @description What a banner may be ordered. */
        BannerOptions: {
            /** @description Which. */
            banner: components["schemas"]["MapBannerId"];
            /** @description The same as people type them. */
            notation: string[];
            /** @description Any one of these. */
            orders: components["schemas"]["MapOrder"][];
            /** @description What is written for it already, for those who may know. */
            written?: components["schemas"]["MapOrder"] | null;
        };
        /** @description An army. */
        BannerView: {
            /** @description Where it stands. */
            at: components["schemas"]["MapSpaceId"];
            /** @description Must it retreat? */
            beaten: boolean;
            /** @description Its id. */
            id: components["schemas"]["MapBannerId"];
            /** @description The name of its general. */
            name: string;
            /** @description Whose it is. */
            owner: string;
            /** @description Where it may retreat to, while it must. */
            ways_out: components["schemas"]["MapSpaceId"][];
        };
        /** @description A barricade. */
        BarricadeView: {
            /**
             * Format: uint32
             * @description In which turn it was built; 0: before the first. From the next on it can be pulled down.
             */
            built: number;
            /** @description Where it stands. */
            hexside: components["schemas"]["Hexside"];
        };
        /** @description What belongs to `Batter`. */
        Batter: {
            /** @description The building. */
            hex: components["schemas"]["Hex"];
            /** @description Siege equipment. */
            piece: components["schemas"]["PieceId"];
        };
        /** @description What belongs to `Attack`. */
        BattleAttack: {
            /** @description Who. */
            attacker: components["schemas"]["PieceId"];
            /** @description Whom. */
            target: components["schemas"]["PieceId"];
        };
        /** @description Cast a spell. */
        BattleCast: {
            /** @description Teleport without the unit that it is attached to. */
            alone?: boolean;
            /** @description Who. */
            caster: components["schemas"]["PieceId"];
            /** @description What an elemental is made of. */
            element?: components["schemas"]["Element"] | null;
            /** @description Where, for spells with a place. */
            hexes?: components["schemas"]["Hex"][];
            /** @description Which. */
            spell: components["schemas"]["BattleSpell"];
            /** @description At whom, for spells with a target. */
            target?: components["schemas"]["PieceId"] | null;
        };
        /** @description One command of the battle; a variant only names its payload. */
        BattleCommand: "proceed" | {
            activate: components["schemas"]["Activate"];
        } | {
            move: components["schemas"]["BattleMove"];
        } | {
            attack: components["schemas"]["BattleAttack"];
        } | {
            reroll: components["schemas"]["Reroll"];
        } | {
            keep: components["schemas"]["Keep"];
        } | {
            follow: components["schemas"]["Follow"];
        } | {
            cast: components["schemas"]["BattleCast"];
        } | {
            assassinate: components["schemas"]["Assassinate"];
        } | {
            change: components["schemas"]["Change"];
        } | {
            use_item: components["schemas"]["UseItem"];
        } | {
            batter: components["schemas"]["Batter"];
        } | {
            pour: components["schemas"]["Pour"];
        } | {
            deploy: components["schemas"]["BattleDeploy"];
        } | {
            dig: components["schemas"]["Dig"];
        } | {
            set_right: components["schemas"]["BattleSetRight"];
        } | "done";
        /** @description What belongs to `Deploy`. */
        BattleDeploy: {
            /** @description A hex of the army's zone. */
            hex: components["schemas"]["Hex"];
            /** @description One that waits, or that was set up just now. */
            piece: components["schemas"]["PieceId"];
        };
        /** @description An army that is set up by whoever leads it. */
        BattleDeployment: {
            /** @description Which. */
            army: components["schemas"]["Colour"];
            /** @description Where. */
            zone: components["schemas"]["Hex"][];
        };
        /** @description One army. */
        BattleForce: {
            /** @description What it wins by besides the end of the other ([W-36](crate::clauses::W_36)): any one of these. */
            goals?: components["schemas"]["BattleGoal"][];
            /** @description As people say it. */
            name: string;
            /** @description Its units and individuals, of any people ([WAP-119](crate::clauses::WAP_119)). */
            pieces: components["schemas"]["BattlePlace"][];
            /** @description Where those stand who have no hex: whoever leads the army sets them up ([W-37](crate::clauses::W_37)). */
            zone?: components["schemas"]["BattleZone"] | null;
        };
        /** @description One thing that an army wins by. */
        BattleGoal: {
            hold: components["schemas"]["BattleHold"];
        } | {
            kill: components["schemas"]["BattleKill"];
        } | {
            keep: components["schemas"]["BattleKeep"];
        } | {
            reach: components["schemas"]["BattleReach"];
        };
        /** @description What an army wins by. */
        BattleGoalView: {
            /** @description Which army. */
            army: components["schemas"]["Colour"];
            /** @description The hexes that it is about. */
            hexes: components["schemas"]["Hex"][];
            /** @description Has it won by it? */
            met: boolean;
            /** @description What it is to do, as people say it. */
            words: string;
        };
        /** @description One hex. */
        BattleHexView: {
            /**
             * Format: uint32
             * @description Hits that its building still endures.
             */
            building?: number | null;
            /**
             * Format: uint32
             * @description And in all.
             */
            building_of?: number | null;
            /** @description Has its building a door for everybody on foot, because the scenario says so? */
            door?: boolean;
            /** @description Where. */
            hex: components["schemas"]["Hex"];
            /** @description What it is. */
            terrain: components["schemas"]["Terrain"];
        };
        /** @description Units of the army stand in hexes; an individual alone holds none. */
        BattleHold: {
            /** @description Which. */
            hexes: components["schemas"]["Hex"][];
            /**
             * Format: uint32
             * @description How many of them; none: all.
             */
            number?: number | null;
            /**
             * Format: uint32
             * @description At the end of this turn.
             */
            turn?: number | null;
            /**
             * Format: uint32
             * @description Or at the ends of so many turns running; neither: at the end of any turn.
             */
            turns?: number | null;
        };
        /** @description Some of one's own are still on the table, all of them. */
        BattleKeep: {
            /** @description Who. */
            pieces: components["schemas"]["PieceId"][];
            /**
             * Format: uint32
             * @description At the end of this turn; none: of the last one.
             */
            turn?: number | null;
        };
        /** @description Enemies are gone, all of them. */
        BattleKill: {
            /** @description Who. */
            pieces: components["schemas"]["PieceId"][];
        };
        /** @description What a seat may do. */
        BattleLegalOrders: {
            /** @description Whom to choose for the open card, if somebody is to be chosen. */
            choose?: components["schemas"]["Choice"] | null;
            /** @description Every other order that would be accepted. */
            options: components["schemas"]["LegalOrderOfBattleCommand"][];
            /** @description What the organiser may set right. */
            set_right?: components["schemas"]["Settable"][];
        };
        /** @description What belongs to `Move`. */
        BattleMove: {
            /** @description Attached individuals that stay where they are. */
            leaving?: components["schemas"]["PieceId"][];
            /** @description The hexes to enter, one after the other. */
            path: components["schemas"]["Hex"][];
            /** @description A unit or an individual. */
            piece: components["schemas"]["PieceId"];
        };
        /** @description Rules that a scenario may set; fixed for the whole battle. */
        BattleOptions: {
            /** @description Who wins at the end of the last turn with equal losses (W-12), and whose the buildings are (W-26). */
            defender?: components["schemas"]["Colour"] | null;
            /**
             * @description One hex of retreat for each rolled 1 instead of one in all (W-01).
             * @default false
             */
            retreat_for_each_one: boolean;
            /**
             * Format: uint32
             * @description Wall hexsides that the defender digs before the first card, at most 12 (W-35).
             */
            to_dig?: number;
            /**
             * Format: uint32
             * @description The last turn; none: until an army is gone (W-12).
             */
            turns?: number | null;
        };
        /** @description How a battle ended. */
        BattleOutcome: {
            won: components["schemas"]["Colour"];
        } | "drawn";
        /** @description Where a unit or individual stands at the start. */
        BattlePlace: {
            /**
             * @description A name of its own.
             * @default null
             */
            called: string | null;
            /**
             * @description Does the steed fly ([WAP-141](crate::clauses::WAP_141))?
             * @default false
             */
            flying_steed: boolean;
            /** @description Where it stands; none: whoever leads the army says so before the first card. */
            hex?: components["schemas"]["Hex"] | null;
            /**
             * @description Magic items.
             * @default {}
             */
            items: components["schemas"]["Items"];
            /** @description Is it slower by one hex, for an old wound ([W-33](crate::clauses::W_33))? */
            lame?: boolean;
            /**
             * Format: uint32
             * @description Other magic points than the row says ([WAP-106](crate::clauses::WAP_106)).
             * @default null
             */
            magic_points: number | null;
            /**
             * @description Does an individual ride a steed ([WAP-149](crate::clauses::WAP_149))?
             * @default false
             */
            mounted: boolean;
            /**
             * @description Magic items that are rolled when the battle opens ([WAP-172](crate::clauses::WAP_172)).
             * @default {
             *       "banners": 0,
             *       "trinkets": 0,
             *       "weapons": 0
             *     }
             */
            rolls: components["schemas"]["BattleRolls"];
            /** @description The row of its troop table. */
            troop: components["schemas"]["TroopId"];
            /**
             * Format: uint32
             * @description Fewer wounds than its row has, for who comes hurt ([W-33](crate::clauses::W_33)).
             */
            wounds?: number | null;
        };
        /** @description Units of the army stand at an edge of the table. */
        BattleReach: {
            /** @description Which. */
            edge: components["schemas"]["Edge"];
            /**
             * Format: uint32
             * @description How many of them at once.
             */
            units: number;
        };
        /** @description How often a D10 is rolled on each table of magic items. */
        BattleRolls: {
            /**
             * Format: uint32
             * @description For a unit.
             * @default 0
             */
            banners: number;
            /**
             * Format: uint32
             * @description For an individual.
             * @default 0
             */
            trinkets: number;
            /**
             * Format: uint32
             * @description For an individual.
             * @default 0
             */
            weapons: number;
        };
        /** @description A battle as an organiser describes it. */
        BattleScenario: {
            /** @description Both armies. */
            armies: {
                [key: string]: components["schemas"]["BattleForce"];
            };
            /** @description Troops of one's own, in army books like the built-in ones ([W-30](crate::clauses::W_30)). */
            book?: components["schemas"]["ArmyBook"][];
            /** @description Buildings with a door for everybody on foot ([W-26](crate::clauses::W_26)). */
            doors?: components["schemas"]["Hex"][];
            /** @description A table that nobody has drawn ([W-29](crate::clauses::W_29)): it is made when the battle opens. */
            field?: components["schemas"]["RandomField"] | null;
            /** @description The table in its text form; left out if `field` says how it is made. */
            map?: string;
            /**
             * @description The modules in play; module 1 always is ([WAP-001](crate::clauses::WAP_001)).
             * @default []
             */
            modules: number[];
            /**
             * @description The organiser's choices.
             * @default {
             *       "retreat_for_each_one": false
             *     }
             */
            options: components["schemas"]["BattleOptions"];
            /** @description Works that lie in rubble from before ([W-33](crate::clauses::W_33)). */
            rubble?: components["schemas"]["Hex"][];
            /** @description What it is about, for who chooses one. */
            summary?: string;
            /** @description Its name, 1 to 80 characters. */
            title: string;
            /** @description Walls that somebody has dug ([W-33](crate::clauses::W_33)). */
            walls?: components["schemas"]["Hexside"][];
        };
        /** @description What belongs to `SetRight`. */
        BattleSetRight: {
            /** @description Why, in 1 to 500 characters. */
            reason: string;
            /** @description Which, and to what. */
            what: components["schemas"]["BattleSetting"];
        };
        /** @description What the organiser sets right, and to what. */
        BattleSetting: {
            wounds: {
                /** @description Who. */
                piece: components["schemas"]["PieceId"];
                /**
                 * Format: uint32
                 * @description How many hits it endures from now on.
                 */
                wounds: number;
            };
        };
        /** @description A battle as it is asked for. */
        BattleSetup: {
            /** @description The table and both armies. */
            scenario: components["schemas"]["BattleScenario"];
            /** @description Which seat leads the `red` and which the `black` army; nobody named: the seats of these names. */
            seats?: components["schemas"]["Roles"];
        };
        /** @description A spell. */
        BattleSpell: "fireball" | "freeze" | "teleport" | "healing" | "summon-elemental" | "fog" | "summon-skeletons" | "summon-skeleton-horde" | "drums-of-death" | "resurrect" | "banish-undead" | "banish-undead-horde" | "blessing" | "summon-greater-demon" | "summon-lesser-demon" | "demonic-wind" | "demonic-laughter" | "animate-forest" | "animate-river" | "summon-insect-swarm" | "thorns";
        /** @description A battle as one reader sees it. */
        BattleView: {
            /** @description The names of the armies. */
            armies: {
                [key: string]: string;
            };
            /** @description The card that lies open. */
            card?: components["schemas"]["CardView"] | null;
            /**
             * Format: uint32
             * @description How many cards are left to draw.
             */
            cards_left: number;
            /** @description Impassable hexsides. */
            cliffs: components["schemas"]["Hexside"][];
            /** @description Clouds of fog. */
            clouds: components["schemas"]["Cloud"][];
            /** @description Who was set up just now, and may still be set up elsewhere. */
            deployed?: components["schemas"]["PieceId"][];
            /** @description Armies that are set up by those who lead them, the first of them now. */
            deployments?: components["schemas"]["BattleDeployment"][];
            /** @description Who still digs walls before the first card, and how many. */
            digs?: [
                components["schemas"]["Colour"],
                number
            ] | null;
            /** @description What the armies win by besides the end of the other. */
            goals?: components["schemas"]["BattleGoalView"][];
            /** @description Every hex, row by row. */
            hexes: components["schemas"]["BattleHexView"][];
            /**
             * Format: uint32
             * @description The last turn, if the scenario sets one.
             */
            last_turn?: number | null;
            /** @description What each terrain of this table does. */
            legend: components["schemas"]["TerrainView"][];
            /** @description Wounds that each army has lost, of how many. */
            losses: {
                [key: string]: [
                    number,
                    number
                ];
            };
            /** @description How it ended. */
            outcome?: components["schemas"]["BattleOutcome"] | null;
            /** @description Everybody whom the reader sees. */
            pieces: components["schemas"]["PieceView"][];
            /** @description Who waits to be set up before the first card. */
            reserve?: components["schemas"]["PieceView"][];
            /** @description A trap that has snapped and bites before anything else, and whom it holds. */
            snapped?: [
                components["schemas"]["PieceId"],
                components["schemas"]["PieceId"]
            ] | null;
            /** @description Thorns that lie in wait. */
            thorns: components["schemas"]["Hex"][];
            /** @description The scenario's name. */
            title: string;
            /**
             * Format: uint32
             * @description From 1.
             */
            turn: number;
            /** @description Hexsides with a wall. */
            walls: components["schemas"]["Hexside"][];
            /** @description The army that the reader leads. */
            you?: components["schemas"]["Colour"] | null;
        };
        /** @description A magic weapon of an individual ([WAP-172](crate::clauses::WAP_172)). */
        BattleWeapon: "holy-blade" | "blade-of-courage" | "blade-of-protection" | "blade-of-spells" | "blade-of-speed" | "blade-of-flying" | "blade-of-the-forest" | "blade-of-accuracy" | "blade-of-fear";
        /** @description Hexes in which an army is set up: of these rows, of these columns, and these. */
        BattleZone: {
            /** @description Columns, from 0. */
            columns?: number[];
            /** @description Single hexes. */
            hexes?: components["schemas"]["Hex"][];
            /** @description Rows, from 0. */
            rows?: number[];
        };
        /** @description A public source of numbers that nobody knows beforehand, as drand publishes them. */
        Beacon: {
            /** @description The hash of its chain, in hex. */
            chain: string;
            /**
             * Format: uint64
             * @description When round 1 began, in seconds since 1970.
             */
            genesis: number;
            /**
             * Format: uint64
             * @description From one round to the next, in seconds.
             */
            period: number;
            /** @description Its key, in hex. */
            public_key: string;
            /** @description How it signs; one of drand's names. */
            scheme: string;
        };
        /** @description How a timeline began. */
        Beginning: "genesis" | "rewind" | "redo" | "scoped_rewind" | "taken_back" | "amendment";
        /** @description Binds a device to whoever sends this: from then on each of their orders is signed. */
        BindDeviceBody: {
            /**
             * Format: uuid
             * @description As in an order.
             */
            batch: string;
            /** @description The device's public key, Ed25519: 64 hex digits. */
            device: string;
            /** @description What its owner calls it, 1 to 40 characters; everybody reads it. */
            label: string;
            /**
             * @description The device's signature over the binding, 128 hex digits; left out to ask what is to be signed.
             * @default null
             */
            proof: string | null;
        };
        /** @description Read no more than one seat does, or than everybody. It cannot be taken back: closing the campaign ends it. */
        Blind: {
            /** @description The seat that the organiser plays. Without it they play nobody, and read what everybody does. */
            seat?: string | null;
        };
        /** @description A campaign whose organiser reads no more than others until it is closed. */
        BlindOrganiser: {
            /** @description The campaign was closed, and nothing is hidden from them any more. */
            over: boolean;
            /** @description As which seat they read; none: as everybody. */
            seat?: components["schemas"]["Seat"] | null;
            /**
             * Format: uint64
             * @description The record that says so.
             */
            since: number;
        };
        /** @description What blocks a line of sight, or a fight hand to hand. */
        Block: {
            /** @description The clause that makes it block. */
            clause: components["schemas"]["ClauseId"];
            /** @description The hex that blocks, or that is entered by the wall that does. */
            hex: components["schemas"]["Hex"];
            /** @description The wall or cliff, if it is one. */
            side?: components["schemas"]["Hexside"] | null;
        };
        /** @description A hex to which a group may not go. */
        Blocked: {
            /** @description What would be allowed. */
            allowed?: string | null;
            /** @description The clause that forbids it. */
            clause: string;
            /** @description The stable code. */
            code: string;
            /** @description Which. */
            hex: components["schemas"]["Hex"];
            /** @description What is wrong, as a sentence. */
            reason: string;
        };
        /**
         * @description What kind of playing piece a troop is ([WAP-013](crate::clauses::WAP_013),
         *     [WAP-016](crate::clauses::WAP_016)).
         */
        Body: "foot" | "cavalry" | "chariot" | "large" | "war-machine" | "vehicle" | "beast" | "siege" | "trap" | "individual";
        /** @description A secret briefing (HEI-025). */
        Briefing: {
            /** @description Private background, one paragraph an entry. */
            background: string[];
            /** @description What it wants. */
            objectives: string[];
            /** @description What the faction thinks of the other five. */
            relations: {
                [key: string]: string;
            };
            /** @description What it alone can do. */
            special_rules: string[];
        };
        /** @description A secret briefing (HEI-025). */
        BriefingView: {
            /** @description Private background. */
            background: string[];
            /** @description What it wants. */
            objectives: string[];
            /** @description Its stat lines. */
            profiles: {
                [key: string]: components["schemas"]["Profile"];
            };
            /** @description What the faction thinks of the others. */
            relations: {
                [key: string]: string;
            };
            /** @description What it alone can do. */
            special_rules: string[];
        };
        /** @description What belongs to `Build`. */
        Build: {
            /** @description A side of the leader's hex. */
            hexside: components["schemas"]["Hexside"];
        };
        /** @description How far the rules bear out a log. */
        ByTheRules: {
            /** @description Records that do not follow from the order before them. */
            differing: number[];
            /**
             * Format: uint64
             * @description The first record that is hidden from the reader of this copy; nothing behind it can be decided.
             */
            hidden_from?: number | null;
            /**
             * Format: uint64
             * @description Orders that were not decided for that.
             * @default 0
             */
            not_decided: number;
            /**
             * @description Orders that were played by rules of another version and come to something else by now, by the name
             *     of those rules: not judged.
             */
            other_rules: {
                [key: string]: number;
            };
            /**
             * Format: uint64
             * @description Orders that were decided once more and came to the very same records.
             */
            same: number;
        };
        /** @description What a campaign's own page begins with. */
        Campaign: {
            /** @description The ends of what was rewound: each can be rewound to. */
            abandoned: number[];
            /** @description The organiser is blind, and since when; left out: they read everything. */
            blind?: components["schemas"]["BlindOrganiser"] | null;
            /** @description Its id. */
            campaign: string;
            /** @description Who does the organiser's work with a key of their own. */
            deputies?: string[];
            /** @description The deputy who is reading; left out: none of them. */
            deputy?: string | null;
            /** @description The devices that sign for whoever is reading, by their public keys; nobody's for those without a key. */
            devices?: string[];
            /** @description Its engagements, oldest first. */
            engagements: components["schemas"]["Engagement"][];
            /** @description The head. */
            head: components["schemas"]["Head"];
            /**
             * @description Which of them the terminal means where nobody names one: the map, if there is one, else what goes on.
             * @default engagement/1
             */
            here: string;
            /** @description By what the house of a log of version 2 is known. */
            house?: components["schemas"]["House"] | null;
            /** @description The last record of the stream. */
            last: components["schemas"]["Head"];
            /**
             * Format: uint32
             * @description Of which version the log is: 1, or 2, in which devices sign orders.
             * @default 1
             */
            log: number;
            /** @description Its name. */
            name: string;
            /** @description Who is reading: `organiser`, `seat/<name>` or `public`. */
            reader: string;
            /** @description Who sits at the table. */
            seats: components["schemas"]["Seat"][];
            /**
             * @description Who may look without a key.
             * @default listed
             */
            visibility: components["schemas"]["Visibility"];
            /** @description What it waits for: a link leads to where its seat is asked. */
            waits: components["schemas"]["Wait"][];
            /** @description The campaign of which it is a what-if. */
            what_if?: components["schemas"]["WhatIfOf"] | null;
        };
        /**
         * @description A command of scope `campaign`, as it is sent: an object with one member. (The organiser's
         *     rewind stands beside these, but belongs to the referee: no rule decides it.)
         */
        CampaignCommand: {
            open_siege: components["schemas"]["Scenario"];
        } | {
            open_battle: components["schemas"]["BattleSetup"];
        } | {
            open_assault: components["schemas"]["AssaultSetup"];
        } | {
            open_realm: components["schemas"]["RealmScenario"];
        } | {
            open_map: components["schemas"]["MapSetup"];
        } | {
            open_fight: components["schemas"]["FightAsked"];
        } | {
            fight_out: components["schemas"]["FightOut"];
        } | {
            close_fight: components["schemas"]["CloseFight"];
        } | {
            replace_key: components["schemas"]["ReplaceKey"];
        };
        /** @description The order of the list. */
        CampaignSort: "id" | "changed" | "name";
        /** @description A campaign in one line, as the lobby shows it. */
        CampaignSummary: {
            /** @description Its id. */
            campaign: string;
            /** @description Was it closed? */
            closed: boolean;
            /** @description The deadline that comes first. */
            deadline?: string | null;
            /**
             * Format: uint64
             * @description How many disputes are open.
             */
            disputes: number;
            /**
             * Format: uint64
             * @description How many fights of the map nobody has opened.
             */
            fights: number;
            /** @description The head. */
            head: components["schemas"]["Head"];
            /** @description When something was accepted last. */
            last_at: string;
            /** @description Its name. */
            name: string;
            /** @description Has it been decided? */
            over: boolean;
            /** @description Who owes an order. */
            owing: components["schemas"]["Seat"][];
            /** @description Since when the first of them has. */
            owing_since?: string | null;
            /** @description Is play paused? */
            paused: boolean;
            /** @description The step that is played, as people say it. */
            step: string;
            /**
             * @description The system of the engagement that it is about: the first that goes on and is no fight of a map, else the
             *     newest; `none` before it has one.
             */
            system: string;
            /**
             * Format: uint32
             * @description The turn that is played there.
             */
            turn: number;
            /** @description The campaign of which it is a what-if. */
            what_if?: components["schemas"]["WhatIfOf"] | null;
        };
        /** @description One reader's view of an engagement at one place of the log. */
        CampaignView: {
            /** @description The record behind which this is how things stand. */
            at: components["schemas"]["Head"];
            /** @description The campaign. */
            campaign: string;
            /** @description As which engagement each fight is played, by the number of the fight on the map. */
            fought_as: {
                [key: string]: components["schemas"]["EngagementNumber"];
            };
            /** @description The head now. */
            head: components["schemas"]["Head"];
            /** @description Does that record lie on the live timeline? */
            live: boolean;
            /** @description Its name. */
            name: string;
            /** @description Who is reading: `organiser`, `seat/<name>` or `public`. */
            reader: string;
            /** @description As which engagement the realm is played for which the map waits; none: it waits for none. */
            realm_as?: components["schemas"]["EngagementNumber"] | null;
            /** @description The role that the reader plays in the engagement, such as `city-guard` or `red`. */
            role?: string | null;
            /** @description The engagement. */
            scope: string;
            /** @description What the whole campaign waits for, as it stands there; of the past without deadlines. Left out: nothing. */
            waits?: components["schemas"]["Wait"][];
        } & ({
            /** @description What is seen. */
            siege: components["schemas"]["SiegeView"];
            /** @constant */
            system: "siege";
        } | {
            /** @description What is seen. */
            battle: components["schemas"]["BattleView"];
            /** @constant */
            system: "battle";
        } | {
            /** @description What is seen. */
            assault: components["schemas"]["AssaultView"];
            /** @constant */
            system: "assault";
        } | {
            /** @description What is seen. */
            realm: components["schemas"]["RealmView"];
            /** @constant */
            system: "realm";
        } | {
            /** @description What is seen. */
            map: components["schemas"]["MapView"];
            /** @constant */
            system: "map";
        });
        /** @description The card that lies open. */
        CardView: {
            /**
             * Format: uint32
             * @description How many it activates.
             */
            activations: number;
            /** @description Which. */
            card: components["schemas"]["ActivationCard"];
            /** @description Was it chosen whom it activates? */
            chosen: boolean;
            /** @description Who acts. */
            colour: components["schemas"]["Colour"];
            /** @description Is moving over? */
            fighting: boolean;
            /** @description Who may follow up, and where to. */
            follow?: [
                components["schemas"]["PieceId"],
                components["schemas"]["Hex"]
            ] | null;
            /** @description The dice of an attack that wait for a word on whether one is rolled again. */
            rolled?: components["schemas"]["AttackRolled"] | null;
        };
        /** @description What belongs to `Cast`. */
        Cast: {
            /** @description Cards of one's hand that pay for it, all of them. */
            cards: components["schemas"]["ActionCard"][];
            /** @description Which spell, and on what. */
            spell: components["schemas"]["Casting"];
            /** @description Severus, Minerva or Amon. */
            wizard: components["schemas"]["FigureId"];
        };
        /** @description A spell with what it is cast on. */
        Casting: {
            healing: {
                /** @description A named person in the wizard's hex or next to it. */
                figure: components["schemas"]["FigureId"];
            };
        } | {
            wall_of_water: {
                /** @description Two hexsides that meet in a corner. */
                hexsides: components["schemas"]["Hexside"][];
            };
        } | {
            fireball: {
                /** @description The hex of the enemies. */
                hex: components["schemas"]["Hex"];
                /**
                 * @description Those who are attacked first, in this order; the others follow by number.
                 * @default []
                 */
                order: components["schemas"]["FigureId"][];
            };
        } | {
            lightning_bolt: {
                /** @description The hex of the enemies. */
                hex: components["schemas"]["Hex"];
                /**
                 * @description Those who are attacked first, in this order; the others follow by number.
                 * @default []
                 */
                order: components["schemas"]["FigureId"][];
            };
        } | "fast_food" | "morale" | {
            mind_control: {
                /** @description Anybody within 2 hexes. */
                figure: components["schemas"]["FigureId"];
            };
        } | {
            steal_resources: {
                /**
                 * Format: uint32
                 * @description How many cards.
                 */
                count: number;
                /** @description Whose hand. */
                from: components["schemas"]["Faction"];
            };
        } | {
            insect_swarm: {
                /** @description An empty hex next to the wizard. */
                hex: components["schemas"]["Hex"];
            };
        } | {
            treefolk: {
                /** @description An empty hex next to the wizard. */
                hex: components["schemas"]["Hex"];
            };
        };
        /** @description A castle: a space of its own among the regions beside it. */
        Castle: {
            /** @description Where it is drawn, as a region. */
            at: [
                number,
                number
            ];
            /** @description The word of a city that is besieged by rules of its own; none: a castle like the others. */
            city?: string | null;
            /** @description Its id. */
            id: components["schemas"]["MapSpaceId"];
            /** @description As people say it. */
            name: string;
            /** @description The regions beside it. */
            regions: components["schemas"]["MapSpaceId"][];
            /** @description The word of the walled town that it is; none: a castle like the others. */
            town?: string | null;
        };
        /** @description What has changed something: the record is counted within its engagement, from 1. */
        Cause: {
            /**
             * Format: uint32
             * @description The number of the engagement.
             */
            engagement: number;
            /**
             * Format: uint32
             * @description The how-manieth fact of that engagement.
             */
            fact: number;
        };
        /** @description Where a cause stands in the log. */
        CauseRecord: {
            /**
             * Format: uint64
             * @description The order that brought it about.
             */
            order: number;
            /** @description The order as a sentence. */
            order_sentence: string;
            /**
             * Format: uint64
             * @description The record of the fact.
             */
            record: number;
            /**
             * Format: uint64
             * @description The roll or draw that it came of: the last one of its order before it, in the same step; none:
             *     nothing fell there.
             */
            roll?: number | null;
            /** @description That roll as a sentence. */
            roll_sentence?: string | null;
            /** @description The engagement. */
            scope: string;
            /** @description What it says, as far as the reader may know. */
            sentence: string;
            /** @description Its title. */
            title: string;
        };
        /** @description What belongs to `Change`. */
        Change: {
            /** @description The shapechanger. */
            piece: components["schemas"]["PieceId"];
        };
        /** @description Where the log ends by the house's word, and what others have seen of it. */
        Checkpoints: {
            /** @description Notes of this house that do not fit this log: each proves that there are two histories. */
            forks: string[];
            /** @description The house's latest note; null: the house signs none of this log. */
            latest?: string | null;
            /** @description The newest note that each device has countersigned since the house came up. */
            seen: components["schemas"]["SeenCheckpoint"][];
        };
        /**
         * @description Whom the open card may activate. Any choice of this many is legal, and fewer when all who are left
         *     are activated with their units.
         */
        Choice: {
            /** @description Who is ready. */
            from: components["schemas"]["PieceId"][];
            /**
             * Format: uint32
             * @description How many are to be named at most.
             */
            number: number;
        };
        /** @description Somebody who leads in the city. */
        CityLeader: {
            /** @description As people say it. */
            called: string;
            /** @description The word of the figure that it is when the city is besieged. */
            figure: string;
            /** @description Its row. */
            troop: components["schemas"]["MapTroopId"];
        };
        /** @description The city as it stands. */
        CityView: {
            /** @description Barricades. */
            barricades: components["schemas"]["Hexside"][];
            /** @description The same barricades, with the turn in which each was built. */
            barricades_built: components["schemas"]["BarricadeView"][];
            /** @description Bridges that cannot be crossed. */
            bridges_down: components["schemas"]["Place"][];
            /**
             * Format: uint32
             * @description Hexes in a row.
             */
            columns: number;
            /** @description The sewer doors, for those whose briefing knows them (HEI-030). */
            doors?: components["schemas"]["DoorView"][] | null;
            /** @description Burning hexes, in map order. */
            fires: components["schemas"]["FireView"][];
            /** @description The shut city gate. */
            gate: components["schemas"]["Hexside"][];
            /** @description Every hex, in map order. */
            hexes: components["schemas"]["HexView"][];
            /** @description Walls that were blown open. */
            opened: components["schemas"]["Hexside"][];
            /** @description The named places. */
            places: components["schemas"]["PlaceView"][];
            /** @description One string a row, one character a hex. */
            rows: string[];
            /** @description Building hexes that are burnt down; figures can stand there. */
            ruins: components["schemas"]["Hex"][];
            /** @description Where the escape tunnel begins, for those who know of it (HEI-038). */
            tunnel?: components["schemas"]["Hex"] | null;
            /** @description Walls that stand. */
            walls: components["schemas"]["Hexside"][];
            /** @description Walls of Water, with the last turn in which each stands. */
            water_walls: components["schemas"]["WaterWallView"][];
        };
        /** @description What somebody is ([ST-01](crate::clauses::ST_01)). */
        Class: "baron" | "knight" | "sergeant" | "spearman" | "foot-soldier" | "crossbowman" | "longbowman" | "archer" | "engineer" | "townsman" | "civilian" | "horse";
        /** @description One numbered statement of a rulebook. */
        Clause: {
            /** @description A worked case. */
            example?: string | null;
            /** @description Its id, such as `HEI-156`. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description The factions whose private briefing it belongs to; nobody: it is no secret. */
            private_to?: components["schemas"]["Faction"][];
            /** @description What it says, in our words. */
            rule: string;
            /** @description What we rule where the printed text is missing or contradicts itself. */
            ruling?: string | null;
            /** @description The rulings that it names, in full. */
            rulings: components["schemas"]["ClauseBeside"][];
            /** @description Where in the book it stands. */
            section: string;
            /** @description The clauses that name it, if it is a ruling: what it is about, with their worked cases. */
            settles: components["schemas"]["ClauseBeside"][];
            /** @description `played`, `ruled`, `narrated` or `to_come`. */
            status: string;
            /** @description Its text is kept from this reader: it belongs to a private briefing. */
            withheld?: boolean;
        };
        /** @description A clause that belongs to another. */
        ClauseBeside: {
            /** @description A worked case. */
            example?: string | null;
            /** @description Its id, such as `R-34`. */
            id: string;
            /** @description What it is called. */
            name: string;
            /** @description What it says. */
            rule: string;
        };
        /** @description A clause as it stands in the log. */
        ClauseId: string;
        /** @description Close the campaign. */
        Close: {
            /** @description May everybody have the full log from now on? */
            publish: boolean;
        };
        /** @description `campaign.closed`: nothing is played any more. */
        Closed: {
            /** @description May everybody have the full log? */
            published: boolean;
        };
        /** @description Which engagement is closed. */
        CloseFight: {
            /** @description Its number. */
            engagement: components["schemas"]["EngagementNumber"];
        };
        /** @description Fog ([WAP-112](crate::clauses::WAP_112)). */
        Cloud: {
            /** @description The middle of its seven hexes. */
            centre: components["schemas"]["Hex"];
            /**
             * Format: uint32
             * @description Gone at the end of this turn.
             */
            last_turn: number;
        };
        /** @description The two armies, after the colours of the cards ([WAP-029](crate::clauses::WAP_029)). */
        Colour: "red" | "black";
        /** @description A part of a row that can be ours where the rulebook is silent. */
        Column: "moves" | "dice" | "no-combat-after" | "hit-at" | "wounds" | "abilities";
        /** @description One command of the siege; a variant only names its payload. */
        Command: {
            deploy: components["schemas"]["Deploy"];
        } | "done" | {
            pass_for: components["schemas"]["PassFor"];
        } | {
            refill: components["schemas"]["Refill"];
        } | {
            proceed: components["schemas"]["Proceed"];
        } | {
            ashore: components["schemas"]["Ashore"];
        } | {
            attend: components["schemas"]["Attend"];
        } | {
            move: components["schemas"]["Move"];
        } | {
            haul: components["schemas"]["Haul"];
        } | "summon" | {
            escape: components["schemas"]["Escape"];
        } | {
            passage: components["schemas"]["Passage"];
        } | {
            attack: components["schemas"]["Attack"];
        } | {
            fire: components["schemas"]["Fire"];
        } | {
            rally: components["schemas"]["Rally"];
        } | {
            strike: components["schemas"]["Strike"];
        } | {
            cast: components["schemas"]["Cast"];
        } | {
            give: components["schemas"]["Give"];
        } | {
            accept: components["schemas"]["Accept"];
        } | {
            discard: components["schemas"]["Discard"];
        } | {
            discharge: components["schemas"]["Discharge"];
        } | {
            feed: components["schemas"]["Feed"];
        } | {
            hand_in: components["schemas"]["HandIn"];
        } | {
            starve: components["schemas"]["Starve"];
        } | {
            regain: components["schemas"]["Regain"];
        } | {
            douse: components["schemas"]["Douse"];
        } | {
            destroy: components["schemas"]["Destroy"];
        } | {
            build: components["schemas"]["Build"];
        } | {
            pay: components["schemas"]["Pay"];
        } | {
            offer: components["schemas"]["Offer"];
        } | {
            agree: components["schemas"]["Agree"];
        } | {
            vote: components["schemas"]["Vote"];
        } | {
            use: components["schemas"]["Use"];
        } | {
            override: components["schemas"]["Override"];
        } | {
            set_right: components["schemas"]["SiegeSetRight"];
        } | {
            tell: components["schemas"]["Tell"];
        } | {
            note: components["schemas"]["Note"];
        };
        /** @description A card of the command deck: 9 cards (HEI-124). */
        CommandCard: "counter-mine" | "wells" | "water-short" | "hospital-supplies" | "mobile-reserve" | "food-short" | "officers-conference" | "small-cannon";
        /** @description A command card that was turned up. */
        CommandCardView: {
            /** @description The card. */
            card: components["schemas"]["CommandCard"];
            /** @description Its name as people say it. */
            name: string;
            /**
             * Format: uint32
             * @description In which turn.
             */
            turn: number;
        };
        /** @description A command of an engagement. */
        CommandOfAny: components["schemas"]["Command"] | components["schemas"]["BattleCommand"] | components["schemas"]["AssaultCommand"] | components["schemas"]["RealmCommand"] | components["schemas"]["MapCommand"];
        /** @description One of two records that are compared. */
        ComparedSide: "from" | "to";
        /** @description Two records, and what lies between them. */
        Comparison: {
            /**
             * Format: uint64
             * @description The last record that the timelines of both hold.
             */
            common: number;
            /** @description What happened on the way to `to` only. */
            done: components["schemas"]["LogLine"][];
            /**
             * Format: uint64
             * @description The record that is compared.
             */
            from: number;
            /** @description What stands otherwise on the board. */
            pieces: components["schemas"]["PieceChange"][];
            /** @description Who is reading. */
            reader: string;
            /** @description What both are about. */
            scope: string;
            /** @description Everything that reads otherwise in the view. */
            table: components["schemas"]["ViewChange"][];
            /** @description Every table at which something reads otherwise, in the sequence in which they were opened. */
            tables: components["schemas"]["TableCompared"][];
            /**
             * Format: uint64
             * @description The record that it is compared with.
             */
            to: number;
            /** @description What happened on the way to `from` only: it would have to be undone. */
            undone: components["schemas"]["LogLine"][];
        };
        /** @description How a question stands. */
        Consent: "open" | "granted" | "denied";
        /** @description Who must agree before the head is moved. */
        ConsentRule: "organiser" | "majority" | "all_affected";
        /** @description Agree, or not. */
        ConsentSaid: {
            /** @description Yes or no. */
            agrees: boolean;
            /**
             * Format: uint32
             * @description Which question.
             */
            request: number;
        };
        /** @description Whose consent an act needs. */
        ConsentSeen: {
            /** @description As many of them agree by now as the house rules want. */
            agreed: boolean;
            /** @description Must somebody agree before it is done? */
            needed: boolean;
            /** @description The seats that are asked for that. */
            seats: string[];
        };
        /** @description Does the log still hold what somebody was shown? */
        Continuity: {
            /** @description Nothing that was shown is lost. */
            continuous: boolean;
            /** @description The last receipt that the log still holds. */
            held?: components["schemas"]["Head"] | null;
            /** @description The first receipt that it does not: history was rewritten at this record or before it. */
            lost?: components["schemas"]["Head"] | null;
            /** @description The same as a sentence. */
            message: string;
        };
        /** @description A note that a device has countersigned. */
        CountersignedBody: {
            /** @description The signed note (C2SP), with the house's line and the device's. */
            note: string;
        };
        /** @description What a new campaign is made of. */
        CreateBody: {
            /**
             * @description The organiser plays along and reads no more than a seat, or than everybody, until the campaign is closed.
             * @default null
             */
            blind: components["schemas"]["Blind"] | null;
            /**
             * @description Who gives to dice, in a log of version 2; where nothing is said, the others' devices give to sealed dice, and
             *     where none is there the house decides.
             * @default null
             */
            dice: components["schemas"]["DicePolicy"] | null;
            /**
             * @description A game master gets a seat of their own, whatever the scenario says (R-02).
             * @default false
             */
            game_master: boolean;
            /**
             * @description What the table has agreed on before it begins.
             * @default null
             */
            house_rules: components["schemas"]["HouseRules"] | null;
            /**
             * @description Of which version the log is; `2` where nothing is said.
             * @default null
             */
            log: components["schemas"]["LogVersion"] | null;
            /**
             * @description The campaign's name; the scenario's title where none is given.
             * @default null
             */
            name: string | null;
            /**
             * @description What the people are called who sit at the table, by seat; nobody need be named.
             * @default {}
             */
            players: {
                [key: string]: string;
            };
            /**
             * @description A campaign on a map begins with a game for the realm, played so (CAR-31); none: it begins at once.
             * @default null
             */
            realm: components["schemas"]["MapRealmAsked"] | null;
            /**
             * @description A built-in scenario, such as `siege` or `first-evening`. Either this or `scenario_text`.
             * @default null
             */
            scenario: string | null;
            /**
             * @description A scenario as TOML.
             * @default null
             */
            scenario_text: string | null;
            /**
             * @description Who may look without a key; everybody where nothing is said, and it stands in the list.
             * @default listed
             */
            visibility: components["schemas"]["Visibility"];
        };
        /** @description Permanent damage of a named person (HEI-170). */
        Damage: "dead" | "leg" | "arm" | "weak" | "torso" | "scar";
        /** @description Until when something is waited for. */
        Deadline: {
            /**
             * Format: uint32
             * @description Its number.
             */
            deadline: number;
            /** @description A word with it. */
            note?: string | null;
            /** @description Has it passed? */
            passed: boolean;
            /**
             * @description Was it set for every step? Whoever lifts it lifts it for all.
             * @default false
             */
            recurring: boolean;
            /**
             * Format: uint64
             * @description Its record.
             */
            seq: number;
            /** @description Until when. */
            until: string;
            /**
             * Format: uint32
             * @description So many minutes before, there is a reminder.
             */
            warning: number;
        };
        /** @description One decision of the enemy's procedure with the value that it has by itself. */
        Decision: {
            arrival: {
                /** @description It does. */
                comes: boolean;
            };
        } | {
            strength: {
                /**
                 * Format: uint32
                 * @description Its number.
                 */
                band: number;
                /**
                 * Format: uint32
                 * @description Rat ogres.
                 */
                ogres: number;
                /**
                 * Format: uint32
                 * @description Foot skaven.
                 */
                skaven: number;
            };
        } | {
            aim: {
                /** @description The aim. */
                aim: components["schemas"]["Aim"];
                /**
                 * Format: uint32
                 * @description Its number.
                 */
                band: number;
                /**
                 * Format: uint32
                 * @description Rat ogres, as settled before.
                 */
                ogres: number;
                /**
                 * Format: uint32
                 * @description Foot skaven, as settled before.
                 */
                skaven: number;
            };
        } | {
            entry: {
                /** @description The aim, as settled before. */
                aim: components["schemas"]["Aim"];
                /**
                 * Format: uint32
                 * @description Its number.
                 */
                band: number;
                /**
                 * Format: uint32
                 * @description The numbered sewer door; none: a crater, or a hex of the game master's.
                 */
                door?: number | null;
                /** @description The hex. */
                hex: components["schemas"]["Hex"];
                /**
                 * Format: uint32
                 * @description Rat ogres, as settled before.
                 */
                ogres: number;
                /**
                 * Format: uint32
                 * @description Foot skaven, as settled before.
                 */
                skaven: number;
            };
        } | {
            order: {
                /** @description Band numbers, first to act first. */
                bands: number[];
            };
        } | {
            target: {
                /**
                 * Format: uint32
                 * @description Its number.
                 */
                band: number;
                /** @description The target. */
                target: components["schemas"]["BandTarget"];
            };
        } | {
            march: {
                /**
                 * Format: uint32
                 * @description Its number.
                 */
                band: number;
                /** @description Where it goes, as settled before. */
                target: components["schemas"]["BandTarget"];
                /** @description Those who have not walked yet, in the order of walking. */
                walks: components["schemas"]["Walk"][];
            };
        } | {
            prowl: {
                /** @description The runaway's walk; Bretonnians are sought first. */
                walk: components["schemas"]["Walk"];
            };
        } | {
            attack: {
                /** @description Who attacks. */
                attacker: components["schemas"]["FigureId"];
                /** @description Whom. */
                target: components["schemas"]["FigureId"];
            };
        };
        /** @description The decks. */
        DecksView: {
            /**
             * Format: uint32
             * @description Command cards left.
             */
            commands_left: number;
            /** @description The open discard pile. */
            discard: components["schemas"]["Pile"];
            /**
             * Format: uint32
             * @description Action cards to draw from.
             */
            draw: number;
            /**
             * Format: uint32
             * @description Event cards left.
             */
            events_left: number;
            /**
             * Format: uint32
             * @description Cards that lie face down beside it until the next shuffle.
             */
            face_down: number;
        };
        /** @description What a demand is for. */
        DemandKind: "stone-bridge" | "footbridge" | "counter-mine" | "wells" | "water-short" | "hospital-supplies" | "mobile-reserve" | "food-short" | "upkeep" | "small-cannon";
        /** @description Cards asked of the city. */
        DemandView: {
            /** @description Which card. */
            card: components["schemas"]["ActionCard"];
            /**
             * Format: uint32
             * @description At the end of which turn it is settled; none: open until met.
             */
            deadline?: number | null;
            /**
             * Format: uint32
             * @description Its number.
             */
            demand: number;
            /**
             * Format: uint32
             * @description How many figures are asked for as well.
             */
            figures: number;
            /** @description The figures have come together: only cards are missing. */
            gathered: boolean;
            /** @description What for. */
            kind: components["schemas"]["DemandKind"];
            /** @description The name as people say it. */
            name: string;
            /** @description What they have said. */
            named: components["schemas"]["NamedLossView"][];
            /**
             * Format: uint32
             * @description How many.
             */
            needed: number;
            /** @description Figures that were offered and can still come. */
            offered: components["schemas"]["FigureId"][];
            /**
             * Format: uint32
             * @description How many have been paid.
             */
            paid: number;
            /** @description Further cards of another kind. */
            second?: components["schemas"]["SecondCardsView"] | null;
            /** @description Met or failed. */
            settled: boolean;
            /** @description Who must agree on whom to let go if cards are short; empty: it takes nobody. */
            voices: components["schemas"]["Faction"][];
        };
        /** @description What belongs to `Deploy`. */
        Deploy: {
            /** @description Figures of one's own. */
            figures: components["schemas"]["FigureId"][];
            /** @description A hex of the home base. */
            hex: components["schemas"]["Hex"];
        };
        /** @description Which deputy. */
        DeputyBody: {
            /** @description What they are called. */
            name: string;
        };
        /** @description The key of a deputy, who does the organiser's work. */
        DeputyKey: {
            /** @description The key: 43 characters of base64url. */
            key: string;
            /** @description The page that it opens. */
            link: string;
            /** @description What they are called. */
            name: string;
        };
        /**
         * @description What of the organiser's can be looked at before it is done, as it is sent: an object with one member. No reason is
         *     needed for a look, but for what is set right: that is an order of the rules, and they want one.
         */
        DeskAct: {
            rule: components["schemas"]["Rule"];
        } | {
            adopt: components["schemas"]["Adopt"];
        } | {
            set_right: components["schemas"]["SetRight"];
        };
        /** @description Something that somebody wants of the audit desk. */
        DeskBody: {
            /**
             * Format: uuid
             * @description As in an order.
             */
            batch: string;
            /** @description What is wanted. */
            command: components["schemas"]["DeskCommand"];
        };
        /** @description What can be wanted of the desk, as it is sent: an object with one member. */
        DeskCommand: {
            witness: components["schemas"]["Witness"];
        } | {
            raise: components["schemas"]["Raise"];
        } | {
            state: components["schemas"]["Statement"];
        } | {
            rule: components["schemas"]["Rule"];
        } | {
            ask_consent: components["schemas"]["AskConsent"];
        } | {
            answer: components["schemas"]["ConsentSaid"];
        } | {
            set_house_rules: components["schemas"]["HouseRules"];
        } | {
            pause: components["schemas"]["Pause"];
        } | {
            resume: components["schemas"]["Resume"];
        } | {
            set_deadline: components["schemas"]["SetDeadline"];
        } | {
            set_recurring_deadline: components["schemas"]["SetRecurringDeadline"];
        } | {
            lift_deadline: components["schemas"]["LiftDeadline"];
        } | {
            advance: components["schemas"]["Advance"];
        } | {
            save_point: components["schemas"]["SavePoint"];
        } | {
            take_back: components["schemas"]["TakeBack"];
        } | {
            blind: components["schemas"]["Blind"];
        } | {
            name_deputy: components["schemas"]["NameDeputy"];
        } | {
            dismiss_deputy: components["schemas"]["DismissDeputy"];
        } | {
            adopt: components["schemas"]["Adopt"];
        } | {
            close: components["schemas"]["Close"];
        };
        /** @description How the desk stands. */
        DeskView: {
            /** @description The organiser is blind, and since when; left out: they read everything. */
            blind?: components["schemas"]["BlindOrganiser"] | null;
            /** @description The campaign was closed. */
            closed?: components["schemas"]["Closed"] | null;
            /** @description Who does the organiser's work with a key of their own. */
            deputies?: string[];
            /** @description All disputes, the newest first. */
            disputes: components["schemas"]["DisputeSeen"][];
            /**
             * Format: uint64
             * @description How many of them are open. The campaign cannot be closed before they are ruled.
             */
            open: number;
            /** @description Questions whether the head may be moved, the newest first. */
            requests: components["schemas"]["RequestSeen"][];
            /** @description What the table has agreed on. */
            rules: components["schemas"]["HouseRules"];
            /** @description The newest thrown rolls that nobody has confirmed or contested, and that the reader could. */
            to_witness: components["schemas"]["LogLine"][];
            /**
             * Format: uint64
             * @description How many thrown rolls nobody has witnessed.
             */
            unwitnessed: number;
        };
        /** @description A hex in which a group may end its move. */
        Destination: {
            /** @description Does fate decide anything? */
            forecast: components["schemas"]["ForecastView"];
            /** @description Which. */
            hex: components["schemas"]["Hex"];
            /** @description The hexes to enter, this one last; a way without dice if there is one. */
            path: components["schemas"]["Hex"][];
        };
        /** @description What belongs to `Destroy`. */
        Destroy: {
            /** @description The hexside on which it stands, beside a figure of one's own. */
            hexside: components["schemas"]["Hexside"];
        };
        /** @description A device that signs for a seat. */
        Device: {
            /** @description The chain of which it gives links to others' dice, if it has laid one. */
            chain?: components["schemas"]["DeviceChain"] | null;
            /** @description Its public key. */
            device: string;
            /** @description What its owner calls it. */
            label: string;
            /** @description For whom: a seat, or `organiser`. */
            seat: string;
        };
        /** @description The chain of a device. */
        DeviceChain: {
            /**
             * Format: uint64
             * @description The last link that the log knows; 0: none yet.
             */
            index: number;
            /**
             * Format: uint64
             * @description How many links it has.
             */
            length: number;
        };
        /** @description Rolls by where their faces came from. */
        DiceCount: {
            /**
             * Format: uint64
             * @description Of those thrown, the rolls that somebody contested.
             */
            contested: number;
            /**
             * Format: uint64
             * @description From sealed envelopes: everybody can check them.
             */
            sealed: number;
            /**
             * Format: uint64
             * @description Thrown at the table and typed.
             */
            thrown: number;
            /**
             * Format: uint64
             * @description Of those thrown, the rolls that somebody witnessed.
             */
            witnessed: number;
        };
        /** @description How many must give. */
        DiceFrom: "one" | "all";
        /** @description Who rolled how much, and how; and what can be said of it. */
        DiceLedger: {
            /** @description All rolls. */
            all: components["schemas"]["DiceCount"];
            /** @description By whose roll it was: `organiser`, `seat/<name>` or `rules`. */
            by: {
                [key: string]: components["schemas"]["DiceCount"];
            };
            /** @description How each group of dice compares with chance. */
            judged: components["schemas"]["Judged"][];
            /** @description What all this can say, and what it cannot. */
            notes: string[];
            /** @description Every face that fell, by player, die, purpose and source. */
            rows: components["schemas"]["LedgerRow"][];
        };
        /** @description What happens where too few give. */
        DiceOtherwise: "refuse" | "beacon" | "house";
        /** @description Who gives to the dice of a campaign, and what happens when nobody does. */
        DicePolicy: {
            /** @description How many of those who are asked must give. */
            from: components["schemas"]["DiceFrom"];
            /** @description What happens where too few give. */
            otherwise: components["schemas"]["DiceOtherwise"];
            /** @description Where sealed dice come from. */
            sealed: components["schemas"]["SealedDice"];
            /** @description Who may type what was thrown at a table. */
            thrown: components["schemas"]["DiceThrown"];
            /**
             * Format: uint64
             * @description How long the house waits for them, in seconds.
             */
            wait_seconds: number;
        };
        /** @description Dice that fell, as everybody saw them. */
        DiceSeen: {
            /** @description How many of how many sides, such as `2d6`. */
            dice: string;
            /** @description Who typed them, when they were thrown. */
            entered_by?: string | null;
            /** @description One face for each die. */
            faces: number[];
            /** @description Where they came from. */
            source: components["schemas"]["SourceSeen"];
            /** @description Who else saw them fall, when they were thrown. */
            witness?: components["schemas"]["WitnessSeen"] | null;
        };
        /** @description Who may type what was thrown. */
        DiceThrown: "anyone" | "roller" | "witnessed";
        /** @description `dice.witnessed`: somebody confirms or contests faces that another typed. */
        DiceWitnessed: {
            /** @description Who says so. */
            by: string;
            /** @description Is it what they saw? */
            confirms: boolean;
            /** @description What they saw instead, if they say. */
            faces?: number[] | null;
            /** @description A word with it. */
            note?: string | null;
            /**
             * Format: uint64
             * @description The roll's record.
             */
            roll: number;
        };
        /** @description What belongs to `Dig`. */
        Dig: {
            /** @description Where; no enemy is beside it. */
            side: components["schemas"]["Hexside"];
        };
        /** @description The six neighbours of a hex, in the fixed order in which ties are broken. */
        Direction: "NE" | "E" | "SE" | "SW" | "W" | "NW";
        /** @description What belongs to `Discard`. */
        Discard: {
            /** @description Which. */
            cards: components["schemas"]["ActionCard"][];
        };
        /** @description What belongs to `Discharge`. */
        Discharge: {
            /** @description Who. */
            figure: components["schemas"]["FigureId"];
            /**
             * @description A temple-ground hex, for a figure of one's own; none: the first with room.
             * @default null
             */
            hex: components["schemas"]["Hex"] | null;
        };
        /** @description Take it back: the deputy's key opens nothing any more. */
        DismissDeputy: {
            /** @description What they are called. */
            name: string;
        };
        /** @description What belongs to `Dismount`. */
        Dismount: {
            /** @description Who. */
            man: components["schemas"]["TownManId"];
        };
        /** @description A dispute with its evidence. */
        DisputeSeen: {
            /**
             * @description Does a ruling that has it thrown again come with the new faces? Of a roll that fell on a table, where the organiser may
             *     type what fell.
             * @default false
             */
            asks_faces: boolean;
            /** @description Who raised it. */
            by: string;
            /**
             * Format: uint32
             * @description Its number.
             */
            dispute: number;
            /** @description The whole order that it belongs to, as the reader may see it. */
            evidence: components["schemas"]["LogLine"][];
            /** @description Is it a roll or a draw? Then there is an audit of it. */
            is_roll: boolean;
            /** @description Is a ruling awaited? */
            open: boolean;
            /** @description Does play wait for it, as the house rules say? */
            pauses: boolean;
            /**
             * Format: uint64
             * @description The record that is disputed.
             */
            record: number;
            /** @description How it was ruled. */
            ruled?: components["schemas"]["RuledSeen"] | null;
            /**
             * Format: uint64
             * @description The record of `dispute.raised`.
             */
            seq: number;
            /** @description What was said since. */
            statements: components["schemas"]["StatementSeen"][];
            /** @description What is wrong, in their words. */
            text: string;
        };
        /** @description What an activated piece has done. */
        DoingView: {
            /** @description Has it fought, or done something instead? */
            acted: boolean;
            /** @description Does its move bar it from fighting? */
            barred: boolean;
            /** @description Activated for itself; otherwise it only accompanies its unit. */
            itself: boolean;
            /** @description Has it moved? */
            moved: boolean;
        };
        /** @description What somebody wanted of the audit desk was done. */
        Done: {
            /** @description It had been accepted before; nothing was written now. */
            again: boolean;
            /**
             * Format: uuid
             * @description The order's batch id.
             */
            batch: string;
            /** @description What it has changed; left out where it is no more than written: of a ruling and of an adoption it is told. */
            did?: components["schemas"]["ActEffect"] | null;
            /** @description The head behind it, and a receipt. */
            head: components["schemas"]["Head"];
            /** @description Its records. */
            records: components["schemas"]["RecordNumber"][];
        };
        /** @description A numbered sewer door. */
        DoorView: {
            /** @description Where a band comes out. */
            exit: components["schemas"]["Hex"];
            /** @description The house that holds it. */
            house: components["schemas"]["Hex"];
            /**
             * Format: uint32
             * @description 11 to 66.
             */
            number: number;
        };
        /** @description What belongs to `Douse`. */
        Douse: {
            /**
             * @description Water for this one try; or Blanks, for the City Guard while the well is free.
             * @default []
             */
            cards: components["schemas"]["ActionCard"][];
            /** @description The burning hex. */
            hex: components["schemas"]["Hex"];
        };
        /** @description What belongs to `Drag`. */
        Drag: {
            /** @description Whom. */
            friend: components["schemas"]["TownManId"];
            /** @description Who. */
            man: components["schemas"]["TownManId"];
            /** @description Where to. */
            to: components["schemas"]["TownSpot"];
        };
        /** @description What happens to play while a dispute is open. */
        DuringDispute: "play_on" | "pause";
        /** @description A side of the table as its map is drawn. */
        Edge: "top" | "bottom" | "left" | "right";
        /** @description What is corrected. */
        EditBody: {
            replace: {
                /**
                 * @description For whom: `organiser` or `seat/<name>`; for whoever gave it where nothing is said.
                 * @default null
                 */
                by: string | null;
                /**
                 * Format: uint64
                 * @description Which.
                 */
                order: number;
                /** @description What instead. */
                with: components["schemas"]["WantedBody"];
            };
        } | {
            insert: {
                /**
                 * Format: uint64
                 * @description Behind which record.
                 */
                after: number;
                /** @description For whom: `organiser` or `seat/<name>`. */
                by: string;
                /**
                 * @description What it is about; `engagement/1` where nothing is said.
                 * @default null
                 */
                scope: string | null;
                /** @description What. */
                with: components["schemas"]["WantedBody"];
            };
        } | {
            strike: {
                /**
                 * Format: uint64
                 * @description Which.
                 */
                order: number;
            };
        } | {
            throw_again: {
                /**
                 * Format: uint64
                 * @description Which.
                 */
                roll: number;
            };
        };
        /** @description What an act of flavour can bring about, and nothing else (R-10). */
        Effect: {
            shift: {
                /** @description Who. */
                figure: components["schemas"]["FigureId"];
                /** @description Where to. */
                hex: components["schemas"]["Hex"];
            };
        } | {
            remove: {
                /** @description Who. */
                figure: components["schemas"]["FigureId"];
            };
        } | {
            wound: {
                /** @description Who. */
                figure: components["schemas"]["FigureId"];
            };
        } | {
            heal: {
                /** @description Who. */
                figure: components["schemas"]["FigureId"];
            };
        } | {
            gain: {
                /**
                 * Format: uint32
                 * @description How many.
                 */
                cards: number;
                /** @description Which. */
                faction: components["schemas"]["Faction"];
            };
        } | {
            lose: {
                /** @description Which cards. */
                cards: components["schemas"]["ActionCard"][];
                /** @description Which. */
                faction: components["schemas"]["Faction"];
            };
        } | {
            kindle: {
                /** @description Where. */
                hex: components["schemas"]["Hex"];
            };
        } | {
            quench: {
                /** @description Where. */
                hex: components["schemas"]["Hex"];
            };
        };
        /** @description What an elemental is made of ([WAP-111](crate::clauses::WAP_111)). */
        Element: "air" | "earth" | "fire" | "water";
        /** @description What else is known of the enemy. */
        EnemyView: {
            /**
             * Format: uint32
             * @description A band comes on this D6 or more.
             */
            arrival_number: number;
            /** @description Craters out of which bands may come, oldest first. */
            craters: components["schemas"]["Hex"][];
            /**
             * Format: uint32
             * @description Rat ogres that wait for the next band.
             */
            ogres_waiting: number;
            /**
             * Format: uint32
             * @description How many places must be fallen at once for the city to be overwhelmed.
             */
            places_to_fall: number;
            /**
             * Format: uint32
             * @description Enemy figures killed so far.
             */
            slain: number;
        };
        /** @description An engagement. */
        Engagement: {
            /** @description Nothing is played in it any more. */
            closed: boolean;
            /** @description Nothing is played in it until the campaign map goes on with it. */
            rests: boolean;
            /** @description Which seat plays which of its roles; empty: each the seat of its own name. */
            roles: components["schemas"]["Roles"];
            /** @description Its scope. */
            scope: string;
            /** @description Which rules it is played by. */
            system: components["schemas"]["System"];
            /** @description Its title. */
            title: string;
        };
        /**
         * Format: uint32
         * @description Engagements are numbered from 1 in the order in which they were opened.
         */
        EngagementNumber: number;
        /** @description A siege engine. */
        Engine: {
            /** @description Where; none: burnt, broken, or not in this assault. */
            at?: components["schemas"]["Hex"] | null;
            /** @description It was bought for the siege on a campaign map, and takes its first day to build. */
            building?: boolean;
            /** @description Burnt down: it comes back no more. */
            burnt?: boolean;
            /**
             * @description Whose tower stands with its front at a wall: the ramp falls in their next movement phase
             *     ([ST-49](crate::clauses::ST_49)).
             */
            docked?: components["schemas"]["TownSide"] | null;
            /** @description Which way its front looks. */
            facing: components["schemas"]["Direction"];
            /** @description What. */
            kind: components["schemas"]["TownEngineKind"];
            /**
             * Format: uint32
             * @description Battering points that a machine has lost ([ST-53](crate::clauses::ST_53)).
             */
            lost?: number;
            /** @description Is the ramp of a siege tower down? */
            ramp: boolean;
            /**
             * Format: int8
             * @description The level of the top of a siege tower: one above the rampart that it is built for
             *     ([HAV-103](crate::clauses::HAV_103)).
             */
            top?: number | null;
        };
        /** @description An individual at the start. */
        Enlisted: {
            /** @description A name of its own; a general without one rolls for it ([WAP-231](crate::clauses::WAP_231)). */
            called?: string | null;
            /** @description The words of magic items. */
            items?: string[];
            /** @description Its row. */
            troop: components["schemas"]["MapTroopId"];
        };
        /** @description What belongs to `Escape`. */
        Escape: {
            /** @description Figures of one's own. */
            figures: components["schemas"]["FigureId"][];
        };
        /** @description A card of the event deck: 17 cards (HEI-114). */
        EventCard: "temple-fire" | "stone-bridge" | "footbridge" | "shell-barracks" | "shell-jousting-grounds" | "shell-tower" | "shell-bretonnia" | "shell-cathay" | "shell-castle" | "mine-guards-corner" | "mine-jousting-tower" | "mine-castle-entrance" | "mine-gardens-entrance" | "rat-ogre" | "statue";
        /** @description An event card that was turned up. */
        EventCardView: {
            /** @description The card. */
            card: components["schemas"]["EventCard"];
            /** @description Its name as people say it. */
            name: string;
            /**
             * Format: uint32
             * @description In which turn.
             */
            turn: number;
        };
        /** @description One face of a group of dice. */
        FaceCount: {
            /**
             * Format: double
             * @description How often it was to be expected.
             */
            expected: number;
            /**
             * Format: uint32
             * @description Which.
             */
            face: number;
            /**
             * Format: uint64
             * @description … and at most so often, all but 25 times in 1,000.
             */
            high: number;
            /**
             * Format: uint64
             * @description Fair dice show it at least so often, all but 25 times in 1,000 …
             */
            low: number;
            /**
             * Format: uint64
             * @description How often it fell.
             */
            seen: number;
        };
        /** @description One of the six factions in the city; also the name of its seat (HEI-004). */
        Faction: "city-guard" | "palace-guard" | "elven-guard" | "wizards-council" | "bretonnia" | "cathay";
        /** @description One faction. */
        FactionView: {
            /** @description What everybody was told about it. */
            background: string;
            /** @description Its secret briefing, for itself and the organiser. */
            briefing?: components["schemas"]["BriefingView"] | null;
            /** @description Has finished what it may do in this step. */
            done: boolean;
            /** @description Which. */
            faction: components["schemas"]["Faction"];
            /**
             * Format: uint32
             * @description Figures on the map.
             */
            figures_on_map: number;
            /**
             * Format: uint32
             * @description Figures out for the whole siege.
             */
            gone: number;
            /** @description Its hand, for itself and the organiser. */
            hand?: components["schemas"]["Pile"] | null;
            /**
             * Format: uint32
             * @description How many cards it holds.
             */
            hand_count: number;
            /** @description Its home base. */
            home: components["schemas"]["Place"];
            /**
             * Format: uint32
             * @description Figures in the Temple.
             */
            in_temple: number;
            /** @description Who leads it. */
            leader: components["schemas"]["FigureId"];
            /** @description Its name as people say it. */
            name: string;
            /**
             * Format: uint32
             * @description Figures lost to hunger.
             */
            starved: number;
            /** @description Whom it named as leader of the defence. */
            vote?: components["schemas"]["Faction"] | null;
        };
        /** @description A fact that came of a roll. */
        FactSeen: {
            /** @description Its payload. */
            data: unknown;
            /** @description Its kind. */
            kind: string;
            /**
             * Format: uint64
             * @description Its record.
             */
            seq: number;
        };
        /** @description Whether somebody is still in the assault. */
        Fate: "alive" | "dead" | "captured" | "fled";
        /** @description The first thing that is wrong with a log. */
        Faulty: {
            /** @description A stable code. */
            code: string;
            /** @description What is wrong with it. */
            message: string;
            /**
             * Format: uint64
             * @description The first faulty record.
             */
            seq?: number | null;
            /**
             * @description Always false.
             * @constant
             */
            verified: false;
        };
        /** @description What belongs to `Feed`. */
        Feed: {
            /** @description Food; or Blank, for the City Guard while the well is free (HEI-036). */
            card: components["schemas"]["ActionCard"];
        };
        /** @description The address of a seat's feed, told this once. */
        FeedKey: {
            /** @description Under this server; none: it has none. */
            link?: string | null;
        };
        /** @description Does the key's holder want an address of their seat's feed? */
        FeedKeyWanted: {
            /** @description A new one; else none, and an old one opens nothing any more. */
            wanted: boolean;
        };
        /** @description What fell. */
        Fell: {
            dice: {
                /** @description Such as `2d6`. */
                dice: string;
                /** @description One for each die. */
                faces: number[];
            };
        } | {
            card: {
                /** @description The card. */
                card: string;
                /** @description The deck. */
                deck: string;
                /**
                 * Format: uint32
                 * @description Where in the pile, from 0.
                 */
                index: number;
                /**
                 * Format: uint32
                 * @description How many lay there.
                 */
                of: number;
            };
        };
        /** @description In which other campaign a roll or draw fell that is only told here. */
        FellElsewhere: {
            /** @description That campaign: a what-if that was adopted, or the campaign of which this is a what-if. */
            campaign: string;
            /**
             * Format: uint64
             * @description The record here that says so.
             */
            said_by: number;
        };
        /** @description Banners that have met. */
        Fight: {
            /** @description Who comes. */
            attacker: components["schemas"]["Party"];
            /** @description A turn of a siege without days, in which the town is only shut in. */
            blockade?: boolean;
            /** @description Is it about a castle, and about which city, if it is one with rules of its own? */
            castle?: components["schemas"]["MapSpaceId"] | null;
            /** @description See above. */
            city?: string | null;
            /** @description Who is there. */
            defender: components["schemas"]["Party"];
            /** @description What was bought for this turn of the siege. */
            engines?: {
                [key: string]: number;
            };
            /** @description Where. */
            ground: components["schemas"]["FightGround"];
            /** @description Has its first day begun, so that nothing is bought for it any more? */
            laid?: boolean;
            /**
             * @description The besiegers of a siege that went on over turns have marched away: it is the defender's as soon as it is
             *     known how everybody came out of it.
             */
            lifted?: boolean;
            /** @description Who meets the winner next (MAP-2). */
            next: string[];
            /** @description How the attacker comes, if not over land. */
            over: components["schemas"]["Link"];
            /** @description What the field is like. */
            terrain: components["schemas"]["MapTerrain"];
            /** @description About which walled town? */
            town?: string | null;
            /** @description A turn of a siege that has decided nothing: it goes on in the next turn. */
            undecided?: boolean;
            /**
             * Format: uint32
             * @description Wall hexsides of the defender's choice ([WAP-249](crate::clauses::WAP_249)).
             */
            walls: number;
            /** @description Who has won. */
            winner?: components["schemas"]["FightSide"] | null;
        };
        /** @description Which fight is to be opened. */
        FightAsked: {
            /**
             * Format: uint32
             * @description The number of the fight.
             */
            fight: number;
            /** @description The engagement that is the map. */
            map: components["schemas"]["EngagementNumber"];
        };
        /** @description Where people fight. */
        FightGround: {
            space: components["schemas"]["MapSpaceId"];
        } | {
            link: [
                components["schemas"]["MapSpaceId"],
                components["schemas"]["MapSpaceId"]
            ];
        };
        /** @description An order about a fight of a map that would be accepted now. */
        FightOrder: {
            /** @description As it is sent, in the scope of the campaign. */
            command: components["schemas"]["CampaignCommand"];
            /** @description What decides besides. */
            forecast: components["schemas"]["ForecastView"];
            /** @description What it does. */
            label: string;
            /** @description As people type it. */
            notation: string;
        };
        /** @description Which engagement the bots fight out. */
        FightOut: {
            /** @description Its number. */
            engagement: components["schemas"]["EngagementNumber"];
        };
        /** @description The two sides of a fight. */
        FightSide: "attacker" | "defender";
        FigureId: string;
        /** @description A kind of figure: a named person or a rank-and-file type. */
        FigureKind: "mannheim" | "foot-soldier" | "mounted-soldier" | "sigisbiduwald" | "foot-knight" | "mounted-knight" | "alavandrel" | "elven-guard" | "severus" | "minerva" | "amon" | "jean-jacques" | "musketeer" | "wen-jiao-bao" | "swordfighter" | "bee" | "ent" | "demon" | "werewolf" | "air-spirit" | "skaven" | "rat-ogre";
        /** @description One figure. */
        FigureView: {
            /**
             * Format: uint32
             * @description How many different figures have attacked it in this step; two are the most.
             */
            attackers: number;
            /**
             * Format: uint32
             * @description Attacks left in this combat step, if the reader knows its stat line.
             */
            attacks_left?: number | null;
            /**
             * Format: uint32
             * @description Its band, for the enemy.
             */
            band?: number | null;
            /**
             * Format: uint32
             * @description Under Mind Control since this turn (R-89).
             */
            bound?: number | null;
            /** @description Does nothing else this turn, for its own faction. */
            busy: boolean;
            /**
             * Format: uint32
             * @description At the officers' conference, without moving, until the end of this turn.
             */
            confers_until?: number | null;
            /** @description Was given to serve a gun. */
            crew: boolean;
            /** @description Permanent damages. */
            damages: components["schemas"]["Damage"][];
            /** @description The faction that it belongs to, whoever commands it now; none: the enemy. */
            enlisted?: components["schemas"]["Faction"] | null;
            /** @description Its faction; none: the enemy. */
            faction?: components["schemas"]["Faction"] | null;
            /** @description Has cast a spell this turn. */
            has_cast: boolean;
            /** @description Where it stands. */
            hex?: components["schemas"]["Hex"] | null;
            /** @description Its id, as written in orders. */
            id: components["schemas"]["FigureId"];
            /** @description What kind of figure. */
            kind: components["schemas"]["FigureKind"];
            /** @description Leads its faction. */
            leader: boolean;
            /**
             * Format: uint32
             * @description Wounds when unhurt, if the reader knows its stat line.
             */
            max_wounds?: number | null;
            /** @description Rides. */
            mounted: boolean;
            /** @description Has moved, or spent its move, in this step. */
            moved: boolean;
            /** @description Must attack one of the other people in step 7, and does nothing else before (R-85). */
            must_attack: boolean;
            /** @description Its name as people say it. */
            name: string;
            /** @description Its stat line with its damages, if the reader knows it. */
            profile?: components["schemas"]["Profile"] | null;
            /** @description Stands in the mobile reserve. */
            reserve: boolean;
            /** @description Its side. */
            side: components["schemas"]["Side"];
            /**
             * Format: uint32
             * @description Points for stacking and outnumbering.
             */
            size: number;
            /** @description Lies on its side. */
            stunned: boolean;
            /** @description On the map or where else. */
            whereabouts: components["schemas"]["WhereaboutsView"];
            /**
             * Format: uint32
             * @description Wounds left, if the reader knows its stat line.
             */
            wounds?: number | null;
        };
        /** @description What belongs to `Fire`. */
        Fire: {
            /**
             * Format: uint32
             * @description Its number.
             */
            gun: number;
            /** @description A hex in sight that holds enemies alone. */
            hex: components["schemas"]["Hex"];
            /**
             * @description Who is attacked first, before the others.
             * @default []
             */
            order: components["schemas"]["FigureId"][];
        };
        /** @description A burning hex. */
        FireView: {
            /**
             * Format: uint32
             * @description With so many turns it is burnt down.
             */
            burnt_down: number;
            /** @description Who has tried to put it out this turn. */
            fought_by: components["schemas"]["Faction"][];
            /** @description Which. */
            hex: components["schemas"]["Hex"];
            /**
             * Format: uint32
             * @description Turns that it has burnt.
             */
            turns: number;
        };
        /** @description What belongs to `Follow`. */
        Follow: {
            /** @description The victor. */
            piece: components["schemas"]["PieceId"];
        };
        /** @description An order on the amended timeline. */
        FollowedOrder: {
            /** @description What would happen instead. */
            becomes: string[];
            /** @description Who sent it, or on whose behalf it is given. */
            by: string;
            /** @description The clause that refuses it, or asks for dice. */
            clause?: string | null;
            /** @description The code of a refusal. */
            code?: string | null;
            /** @description The dice that it needs, such as `2d6`. */
            dice?: string | null;
            /**
             * Format: uint64
             * @description The order with the roll on which it hangs.
             */
            on?: number | null;
            /**
             * Format: uint64
             * @description Its number on the timeline that is left; null for one that is put in.
             */
            order?: number | null;
            /** @description What it is about. */
            scope: string;
            /** @description The order as a sentence. */
            sentence?: string | null;
            /** @description What becomes of it. */
            verdict: components["schemas"]["VerdictWord"];
            /** @description What happened, where something else would. */
            was: string[];
            /** @description Why, or what it needs, as a sentence. */
            why?: string | null;
        };
        /** @description One faction's forces and texts. */
        Force: {
            /** @description Read out to everybody (HEI-026). */
            background: string;
            /** @description For the seat alone (HEI-025). */
            briefing: components["schemas"]["Briefing"];
            /** @description How many figures of each kind (HEI-005 to HEI-010). */
            roster: {
                [key: string]: number;
            };
        };
        /** @description What a blind look at an order says. */
        ForecastView: "certain" | {
            rolls: {
                /** @description The clause that calls for them. */
                clause: string;
                /** @description Such as `2d6`. */
                dice: string;
                /**
                 * @description Whose dice they are and what they must show, in the order in which they fall; left out where
                 *     the rule does not say.
                 */
                shares?: components["schemas"]["ShareView"][];
                /** @description What for. */
                why: string;
            };
        } | {
            draws: {
                /** @description The clause that calls for it. */
                clause: string;
            };
        };
        /** @description An order of an assault whose dice somebody wants to know. */
        ForetellBody: {
            /** @description The command. */
            command: components["schemas"]["AssaultCommand"];
            /**
             * @description Which assault; `engagement/1` where nothing is said.
             * @default null
             */
            scope: string | null;
        };
        /** @description What the dice of an order would do. */
        ForetoldAtHead: {
            /** @description Out of how many what; none: it would be refused, or no die that can be counted decides. */
            foretold?: components["schemas"]["TownForetold"] | null;
            /** @description The head at which this is so. */
            head: components["schemas"]["Head"];
        };
        /** @description The game master, as far as the reader may know. */
        GameMasterView: {
            /** @description The siege waits for them. */
            decides: boolean;
            /** @description What they decide now; in nobody else's view but the organiser's. */
            pending?: components["schemas"]["PendingView"] | null;
            /** @description The reader is the game master. */
            you: boolean;
        };
        /** @description What belongs to `Give`. */
        Give: {
            /** @description Which, instead of those that were offered before. */
            cards: components["schemas"]["ActionCard"][];
            /** @description To whom. */
            to: components["schemas"]["Faction"];
        };
        /** @description What a figure walks towards (ACT-13). */
        Goal: "city" | "target" | {
            hex: components["schemas"]["Hex"];
        };
        /** @description What a die must show. */
        GoalView: {
            /** Format: uint32 */
            at_least: number;
        } | {
            /** Format: uint32 */
            beats: number | null;
        } | {
            /** Format: uint32 */
            withstands: number | null;
        } | {
            effects: string[];
        };
        /** @description The ground of a region, or a castle in it ([W-29](crate::clauses::W_29)). */
        Ground: "plain" | "wood" | "hill" | "mountain" | "marsh" | "river" | "coast" | "castle";
        /** @description What dice have in common. */
        GroupedBy: "all" | "source" | "player" | "player_thrown" | "purpose";
        /** @description A gun. */
        GunView: {
            /** @description Has it fired this turn? */
            fired: boolean;
            /**
             * Format: uint32
             * @description Its number, as written in orders.
             */
            gun: number;
            /** @description Where it stands. */
            hex: components["schemas"]["Hex"];
            /** @description Was it pushed this turn? */
            moved: boolean;
            /** @description Does a crew serve it? */
            served: boolean;
        };
        /** @description What belongs to `Hack`. */
        Hack: {
            /** @description Which. */
            door: components["schemas"]["TownGateId"];
            /** @description Two or more. */
            men: components["schemas"]["TownManId"][];
        };
        /** @description What belongs to `HandIn`. */
        HandIn: {
            /** @description Which. */
            card: components["schemas"]["ActionCard"];
        };
        /** @description What belongs to `Haul`. */
        Haul: {
            /** @description Two figures on foot who start in its hex. */
            crew: components["schemas"]["FigureId"][];
            /**
             * Format: uint32
             * @description Its number.
             */
            gun: number;
            /** @description The hex next to it. */
            hex: components["schemas"]["Hex"];
        };
        /** @description A record and its hash: a receipt. */
        Head: {
            /** @description 64 lower-case hex digits. */
            hash: string;
            /**
             * Format: uint64
             * @description Position in the stream.
             */
            seq: number;
        };
        /** @description The server is there. */
        Health: {
            /** @description The public beacon that policies of dice may fall back on; left out where the host reads none. */
            beacon?: components["schemas"]["Beacon"] | null;
            /** @description Does the host want a password of those who begin a campaign? */
            creation_password: boolean;
            /** @description What that is; left out when all is well. */
            reasons?: components["schemas"]["HealthReason"][];
            /** @description `ok`, or `impaired` when something is not as it should be. */
            status: string;
            /** @description The program's version. */
            version: string;
        };
        /** @description Something that is not as it should be, though the server answers. */
        HealthReason: {
            /** @description `store_stopped`, `store_unavailable`, `disk_full`, `data_damaged` or `backup_behind`. */
            code: string;
            /** @description A sentence for the host: what is wrong, and what to do. */
            detail: string;
        };
        Hex: string;
        Hexside: string;
        /** @description One hex. */
        HexView: {
            /** @description Can a figure come in now? */
            enterable: boolean;
            /** @description Which. */
            hex: components["schemas"]["Hex"];
            /** @description A name of its own. */
            name?: string | null;
            /** @description The named place to which it belongs. */
            place?: components["schemas"]["Place"] | null;
            /** @description The half of the city, for hexes that can be walked on. */
            quarter?: components["schemas"]["Quarter"] | null;
            /** @description Its character in the picture. */
            terrain: string;
        };
        /** @description What belongs to `HoldFire`. */
        HoldFire: {
            /** @description Here; or during this move; or in this phase. */
            hold?: components["schemas"]["TownHold"] | null;
        };
        /** @description Where the players begin ([WAP-238](crate::clauses::WAP_238)). */
        Home: {
            /** @description Their castles, in the order of the players. */
            castles: components["schemas"]["MapSpaceId"][];
            /**
             * Format: uint32
             * @description With this many players.
             */
            players: number;
        };
        /** @description By what the house of a campaign is known, whose log is of version 2. */
        House: {
            /** @description The whole hash of genesis: 64 hex digits. */
            genesis: string;
            /** @description The key with which it signs checkpoints and asks: 64 hex digits. */
            log_key: string;
        };
        /** @description `campaign.house_rules_set`: what the table has agreed on. */
        HouseRules: {
            /** @description Who must agree before the head is moved. */
            consent: components["schemas"]["ConsentRule"];
            /** @description What happens to play while a dispute is open. */
            disputes: components["schemas"]["DuringDispute"];
            /**
             * Format: uint32
             * @description How many hours there are to answer.
             */
            hours: number;
            /** @description What it means if somebody does not answer in time. */
            silence: components["schemas"]["Silence"];
        };
        /** @description Magic items of one piece. */
        Items: {
            /** @description Of a unit. */
            banners?: components["schemas"]["Banner"][];
            /** @description Of an individual. */
            trinkets?: components["schemas"]["Trinket"][];
            /** @description Of a kind of their own. */
            unique?: components["schemas"]["Unique"][];
            /** @description Of an individual. */
            weapons?: components["schemas"]["BattleWeapon"][];
        };
        /** @description A group of dice of one kind, held against chance. */
        Judged: {
            /**
             * Format: double
             * @description Chi-square over all faces; null: too few dice for it.
             */
            chi_square?: number | null;
            /**
             * Format: uint32
             * @description Its degrees of freedom.
             */
            degrees: number;
            /**
             * Format: uint64
             * @description How many dice fell.
             */
            dice: number;
            /**
             * Format: double
             * @description The mean that fair dice tend to.
             */
            expected_mean: number;
            /** @description Face by face. */
            faces: components["schemas"]["FaceCount"][];
            /** @description What the dice have in common. */
            group: components["schemas"]["GroupedBy"];
            /**
             * Format: double
             * @description The mean of the faces.
             */
            mean: number;
            /** @description Between these lies the mean of so many fair dice 95 times in 100, nearly. */
            mean_range: [
                number,
                number
            ];
            /** @description Its name: a player, a purpose, a source; empty for all. */
            name: string;
            /**
             * Format: double
             * @description How often fair dice fall at least so unevenly, from 0 to 1; null: too few dice to say.
             */
            p?: number | null;
            /**
             * Format: uint32
             * @description The die's sides.
             */
            sides: number;
            /** @description What that says, as a sentence. */
            verdict: string;
        };
        /** @description What belongs to `Keep`. */
        Keep: {
            /** @description Who attacks. */
            piece: components["schemas"]["PieceId"];
        };
        /** @description A scaling ladder. */
        Ladder: {
            /** @description Where, and how. */
            at: components["schemas"]["TownLadderAt"];
        };
        /** @description Lays a chain, of which the device gives the links to others' dice. */
        LayChainBody: {
            /** @description The end of the chain, from which each link is checked: 64 hex digits. */
            anchor: string;
            /**
             * Format: uuid
             * @description As in an order.
             */
            batch: string;
            /** @description The device's public key. */
            device: string;
            /**
             * Format: uint64
             * @description How many links it has.
             */
            length: number;
        };
        /** @description What belongs to `Lead`. */
        Lead: {
            /** @description Which horse, beside them or on their hex. */
            horse: components["schemas"]["TownManId"];
            /** @description Who. */
            man: components["schemas"]["TownManId"];
            /** @description Where to, a hex on. */
            to: components["schemas"]["TownSpot"];
        };
        /** @description How a gate or a door stands. */
        Leaf: {
            /**
             * Format: uint32
             * @description Good blows of axes.
             */
            blows: number;
            /**
             * @description Broken open at some time: it can be shut again after that assault, but it is not whole before the owner
             *     of the town has paid for it on the map.
             */
            broken?: boolean;
            /** @description Broken open: it cannot be shut before the assault is over ([HAV-013](crate::clauses::HAV_013)). */
            forced: boolean;
            /**
             * Format: uint32
             * @description Hits by a ram, or by engines from afar.
             */
            hits: number;
            /** @description Can one pass? */
            open: boolean;
        };
        /** @description Faces that fell to one player, from one kind of die, for one purpose, from one source. */
        LedgerRow: {
            /** @description Whose roll it was: `organiser`, `seat/<name>` or `rules`. */
            by: string;
            /** @description The clause that called for it. */
            clause: string;
            /** @description How often each face fell, from 1; for dice of at most 100 sides. */
            faces: number[];
            /**
             * Format: uint64
             * @description How often was rolled.
             */
            rolls: number;
            /**
             * Format: uint32
             * @description The die's sides.
             */
            sides: number;
            /** @description `sealed` or `thrown`. */
            source: string;
            /** @description The purpose. */
            why: string;
        };
        /** @description One order that would be accepted now. */
        LegalOrderOfAssaultCommand: {
            /** @description The order. */
            command: components["schemas"]["AssaultCommand"];
            /** @description Do dice or cards decide anything? */
            forecast: components["schemas"]["ForecastView"];
            /** @description What it belongs to: a figure's id, a hex, or a topic such as `cards`. */
            group: string;
            /** @description What it does, in a few words; empty where the notation says it. */
            label: string;
            /** @description The order as people type it. */
            notation: string;
        };
        /** @description One order that would be accepted now. */
        LegalOrderOfBattleCommand: {
            /** @description The order. */
            command: components["schemas"]["BattleCommand"];
            /** @description Do dice or cards decide anything? */
            forecast: components["schemas"]["ForecastView"];
            /** @description What it belongs to: a figure's id, a hex, or a topic such as `cards`. */
            group: string;
            /** @description What it does, in a few words; empty where the notation says it. */
            label: string;
            /** @description The order as people type it. */
            notation: string;
        };
        /** @description One order that would be accepted now. */
        LegalOrderOfCommand: {
            /** @description The order. */
            command: components["schemas"]["Command"];
            /** @description Do dice or cards decide anything? */
            forecast: components["schemas"]["ForecastView"];
            /** @description What it belongs to: a figure's id, a hex, or a topic such as `cards`. */
            group: string;
            /** @description What it does, in a few words; empty where the notation says it. */
            label: string;
            /** @description The order as people type it. */
            notation: string;
        };
        /** @description One order that would be accepted now. */
        LegalOrderOfMapCommand: {
            /** @description The order. */
            command: components["schemas"]["MapCommand"];
            /** @description Do dice or cards decide anything? */
            forecast: components["schemas"]["ForecastView"];
            /** @description What it belongs to: a figure's id, a hex, or a topic such as `cards`. */
            group: string;
            /** @description What it does, in a few words; empty where the notation says it. */
            label: string;
            /** @description The order as people type it. */
            notation: string;
        };
        /** @description One order that would be accepted now. */
        LegalOrderOfRealmCommand: {
            /** @description The order. */
            command: components["schemas"]["RealmCommand"];
            /** @description Do dice or cards decide anything? */
            forecast: components["schemas"]["ForecastView"];
            /** @description What it belongs to: a figure's id, a hex, or a topic such as `cards`. */
            group: string;
            /** @description What it does, in a few words; empty where the notation says it. */
            label: string;
            /** @description The order as people type it. */
            notation: string;
        };
        /** @description What a sender may order now. */
        LegalOrders: {
            /** @description Every order that would be accepted. */
            options: components["schemas"]["LegalOrderOfCommand"][];
            /** @description What the organiser may set right. */
            set_right?: components["schemas"]["Settable"][];
        };
        /** @description Lets the house sign what the key's holder leaves ahead of time. */
        LendDeviceBody: {
            /**
             * Format: uuid
             * @description As in an order.
             */
            batch: string;
        };
        /** @description Lift a deadline. */
        LiftDeadline: {
            /**
             * Format: uint32
             * @description Which.
             */
            deadline: number;
        };
        /** @description What belongs to `Light`. */
        Light: {
            /** @description Where it is. */
            hex: components["schemas"]["Hex"];
            /** @description Who, beside it. */
            man: components["schemas"]["TownManId"];
            /** @description With a barrel of oil? */
            oil?: boolean;
        };
        /** @description A line of fire in an assault. */
        LineOfFireAtHead: {
            /** @description Which of the two lines along a hexside counts ([ST-34](crate::clauses::ST_34)). */
            aside: components["schemas"]["TownLineAside"];
            /**
             * Format: uint32
             * @description 0 short, 1 medium, 2 long; none: out of range, or nobody is named who shoots.
             */
            band?: number | null;
            /** @description The hexes between the two, from the shooter on. */
            between: components["schemas"]["TownLineHex"][];
            /** @description What forbids the line; none: it is free. */
            blocked?: components["schemas"]["TownBlockedLine"] | null;
            /** @description What the target has before it; none: there is no line. */
            cover?: components["schemas"]["TownCoverBy"] | null;
            /**
             * @description The edge of the upper one's rampart, where a ratio judges it
             *     ([HAV-090](crate::clauses::HAV_090), [HAV-091](crate::clauses::HAV_091)).
             */
            edge?: components["schemas"]["TownRampartEdge"] | null;
            /** @description Whence. */
            from: components["schemas"]["TownSpot"];
            /** @description The head at which this is so. */
            head: components["schemas"]["Head"];
            /** @description Of ten dice, how many do what; none: no shot, or the two are not named. */
            hits?: {
                [key: string]: number;
            } | null;
            /** @description The levels of the two. */
            levels: [
                number,
                number
            ];
            /**
             * Format: uint32
             * @description Hexes to the target, its own counted.
             */
            range: number;
            /** @description Why this shot would be refused, whatever it is that forbids it. */
            refused?: components["schemas"]["TownRefusedShot"] | null;
            /** @description Whither. */
            to: components["schemas"]["TownSpot"];
        };
        /** @description How two spaces are linked. */
        Link: "land" | "bridge" | "tunnel" | "gate";
        /** @description A device's link to an ask. */
        LinkBody: {
            /**
             * Format: uint64
             * @description The number of the record behind which it was asked.
             */
            after: number;
            /** @description The ask. */
            ask: string;
            /** @description The house's signature, as it stood in the ask. */
            asked: string;
            /** @description Who sent the order. */
            by: string;
            /** @description The device. */
            device: string;
            /**
             * Format: uint64
             * @description The envelope that lay on the table.
             */
            envelope: number;
            /**
             * Format: uint64
             * @description The link's place in its chain, from 1.
             */
            index: number;
            /** @description The intent that it was asked for. */
            intent: string;
            /** @description The device's signature. */
            signature: string;
            /** @description The link. */
            value: string;
        };
        /** @description One record as a sentence, with what one needs to find one's way. */
        LogLine: {
            /** @description When its order was accepted. */
            at: string;
            /** @description The order that caused it. */
            batch: string;
            /** @description Who caused it: `organiser`, `seat/<name>` or `rules`. */
            by: string;
            /** @description The clause that it carries out. */
            clause?: string | null;
            /** @description The dice that fell. */
            dice?: components["schemas"]["DiceSeen"] | null;
            /** @description Is its payload hidden from the reader? */
            hidden: boolean;
            /** @description The name of the fact. */
            kind: string;
            /** @description Is it the last of its batch? */
            last: boolean;
            /** @description Does it lie on the live timeline, or was it greyed out by a rewind? */
            live: boolean;
            /**
             * Format: uint64
             * @description The record that it follows on its timeline.
             */
            parent?: number | null;
            /** @description How dice that fell before were read. */
            reading?: components["schemas"]["Reading"] | null;
            /** @description What it is about. */
            scope: string;
            /** @description What happened, in one sentence or two; what the reader may not see is not in it. */
            sentence: string;
            /**
             * Format: uint64
             * @description Position in the stream.
             */
            seq: number;
            /** @description The step of the turn behind it, by its word. */
            step?: string | null;
            /**
             * Format: uint32
             * @description The turn behind it.
             */
            turn?: number | null;
        };
        /** @description A part of the history. */
        LogPage: {
            /** @description The head now. */
            head: components["schemas"]["Head"];
            /** @description The last record of the stream. */
            last: components["schemas"]["Head"];
            /** @description In the order of the stream; what a later line of the same order tells with others has none of its own. */
            lines: components["schemas"]["LogLine"][];
        };
        /** @description Of which version a log is. */
        LogVersion: "1" | "2";
        /** @description A hex in range. */
        Look: {
            /** @description What blocks the line; none: it is clear, or none is needed. */
            blocked?: components["schemas"]["Block"] | null;
            /**
             * Format: uint32
             * @description Dice of the profile at this distance; 0 for who looks to cast a spell.
             */
            dice: number;
            /**
             * Format: uint32
             * @description In hexes.
             */
            distance: number;
            /** @description Where. */
            hex: components["schemas"]["Hex"];
        };
        /** @description An order that a scoped rewind cannot keep, because it came out of what goes back. */
        LostOrder: {
            /** @description Why: the code of a refusal, or `changed_what_goes_back`, `depends_on_what_goes_back`. */
            code: string;
            /** @description The order. */
            order: components["schemas"]["LogLine"];
            /** @description The same as a sentence. */
            why: string;
        };
        /** @description What belongs to `Lower`. */
        Lower: {
            /** @description One's own bowman. */
            shooter: components["schemas"]["TownManId"];
        };
        /** @description A what-if that is to be begun. */
        MakeWhatIfBody: {
            /**
             * Format: uint64
             * @description The record behind which it goes another way: the last of an order, on whatever timeline; the head where nothing is
             *     said.
             */
            at?: number | null;
            /** @description What it is called, 1 to 80 characters. */
            name?: string | null;
        };
        /** @description A map of regions and castles. */
        Map: {
            /** @description Castles. */
            castle: components["schemas"]["Castle"][];
            /** @description Where the players begin, for each number of them. */
            home: components["schemas"]["Home"][];
            /**
             * @description Regions that are worth more together.
             * @default []
             */
            province: components["schemas"]["Province"][];
            /** @description Regions. */
            region: components["schemas"]["Region"][];
            /** @description Its name. */
            title: string;
        };
        /** @description What belongs to `Admit`. */
        MapAdmit: {
            /** @description Which. */
            banner: components["schemas"]["MapBannerId"];
        };
        MapBannerId: string;
        /** @description What kind of troop it is, as far as the map asks. */
        MapBody: "foot" | "cavalry" | "chariot" | "large" | "war-machine" | "beast" | "individual";
        /** @description What belongs to `BreakOff`. */
        MapBreakOff: {
            /** @description Why, in words. */
            reason: string;
        };
        /** @description One command of the map; a variant only names its payload. */
        MapCommand: "proceed" | {
            muster: components["schemas"]["Muster"];
        } | {
            raise: components["schemas"]["MapRaise"];
        } | {
            transfer: components["schemas"]["Transfer"];
        } | {
            repair: components["schemas"]["Repair"];
        } | {
            ransom: components["schemas"]["Ransom"];
        } | "done" | {
            write: components["schemas"]["Write"];
        } | {
            retreat: components["schemas"]["Retreat"];
        } | {
            admit: components["schemas"]["MapAdmit"];
        } | {
            turn_away: components["schemas"]["MapTurnAway"];
        } | {
            equip: components["schemas"]["MapEquip"];
        } | {
            home: components["schemas"]["MapHome"];
        } | {
            renegade: components["schemas"]["MapRenegade"];
        } | {
            give_up: components["schemas"]["MapGiveUp"];
        } | "call_estates" | {
            break_off: components["schemas"]["MapBreakOff"];
        } | {
            rule_estates: components["schemas"]["MapRuleEstates"];
        } | {
            rule: components["schemas"]["MapRule"];
        } | {
            set_right: components["schemas"]["MapSetRight"];
        };
        /** @description What a siege has broken. */
        MapDamage: {
            /** @description What broke it. */
            cause?: components["schemas"]["Cause"] | null;
            /**
             * Format: uint32
             * @description What its repair costs.
             */
            crowns: number;
            /**
             * Format: uint32
             * @description How many turns that takes.
             */
            turns: number;
            /**
             * Format: uint32
             * @description The turn at whose end it is whole again; none: nobody has paid.
             */
            whole_after?: number | null;
        };
        /** @description What belongs to `Equip`. */
        MapEquip: {
            /** @description What. */
            engines: components["schemas"]["MapSiegeEngine"][];
            /**
             * Format: uint32
             * @description For which fight.
             */
            fight: number;
        };
        /** @description The estates. */
        MapEstatesView: {
            /** @description Who plays, since they have met. */
            seats: string[];
            /** @description Does the next turn wait for them? */
            sit: boolean;
            /**
             * Format: uint32
             * @description The turn at whose end they meet.
             */
            turn: number;
        };
        /** @description What belongs to `GiveUp`. */
        MapGiveUp: {
            /** @description Which. */
            piece: components["schemas"]["MapPieceId"];
        };
        /** @description What belongs to `Home`. */
        MapHome: {
            /** @description Which castle. */
            castle: components["schemas"]["MapSpaceId"];
        };
        /** @description House rules. */
        MapHouseRules: {
            /**
             * Format: uint32
             * @description Whoever holds so many castles has won ([WAP-253](crate::clauses::WAP_253)).
             * @default 5
             */
            castles: number;
            /**
             * Format: uint32
             * @description What everybody has at the start ([WAP-238](crate::clauses::WAP_238)).
             * @default 3
             */
            crowns: number;
            /**
             * Format: uint32
             * @description The last turn ([WAP-253](crate::clauses::WAP_253)).
             * @default 12
             */
            turns: number;
        };
        /** @description What a seat may do. */
        MapLegalOrders: {
            /** @description In the phase of orders: what each banner may be ordered. */
            banners: components["schemas"]["BannerOptions"][];
            /** @description Every other order that would be accepted. */
            options: components["schemas"]["LegalOrderOfMapCommand"][];
            /** @description What the organiser may set right. */
            set_right?: components["schemas"]["Settable"][];
        };
        /** @description What a banner is ordered ([WAP-245](crate::clauses::WAP_245)). */
        MapOrder: {
            march: components["schemas"]["MapSpaceId"][];
        } | "hold" | "fortify" | "raze" | "recover" | {
            assault: components["schemas"]["MapSpaceId"];
        } | {
            relieve: {
                /** @description Which town. */
                castle: components["schemas"]["MapSpaceId"];
                /** @description Over one space or two, as on a march. */
                way: components["schemas"]["MapSpaceId"][];
            };
        };
        /** @description How a campaign ended. */
        MapOutcome: {
            /** @description By castles, before the last turn? */
            by_castles: boolean;
            /** @description Who has won; several when nothing tells them apart. */
            winners: string[];
        };
        MapPieceId: string;
        /** @description A unit or an individual. */
        MapPieceView: {
            /** @description A name of its own. */
            called?: string | null;
            /** @description What has last changed it. */
            cause?: components["schemas"]["Cause"] | null;
            /** @description Its id. */
            id: components["schemas"]["MapPieceId"];
            /** @description Is it an individual? */
            individual: boolean;
            /** @description The words of its magic items. */
            items: string[];
            /** @description Is it slower for good? */
            lame: boolean;
            /** @description Where it was with its own, of one that was lost or captured. */
            left?: components["schemas"]["MapPlace"] | null;
            /** @description As people say it. */
            name: string;
            /**
             * Format: uint32
             * @description And when whole.
             */
            of: number;
            /** @description Whose it is. */
            owner?: string | null;
            /** @description Where it is. */
            place: components["schemas"]["MapPlace"];
            /** @description What it is called since it earned that. */
            titles: string[];
            /**
             * Format: uint32
             * @description What it endures.
             */
            wounds: number;
        };
        /** @description Where a piece is. */
        MapPlace: {
            banner: components["schemas"]["MapBannerId"];
        } | {
            garrison: components["schemas"]["MapSpaceId"];
        } | {
            captive: string;
        } | "lost";
        /** @description One player, and the banner that they begin with. */
        MapPlayer: {
            /** @description One more individual, if they like. */
            companion?: components["schemas"]["Enlisted"] | null;
            /** @description Units that keep their castle. */
            garrison?: components["schemas"]["MapTroopId"][];
            /** @description Their general. */
            general: components["schemas"]["Enlisted"];
            /** @description As people say it. */
            name: string;
            /** @description The army books that they muster from, one or mixed. */
            peoples: string[];
            /** @description Their seat. */
            seat: string;
            /** @description The units of their first banner. */
            units: components["schemas"]["MapTroopId"][];
        };
        /** @description Who plays. */
        MapPlayerView: {
            /**
             * Format: uint32
             * @description How many banners they may have.
             */
            banners_allowed: number;
            /**
             * Format: uint32
             * @description Their castles.
             */
            castles: number;
            /** @description What has given them their home, of a player who played for the realm. */
            cause?: components["schemas"]["Cause"] | null;
            /**
             * Format: uint32
             * @description What they have to spend.
             */
            crowns: number;
            /**
             * Format: uint32
             * @description What they would get now.
             */
            income: number;
            /** @description As people say it. */
            name: string;
            /** @description Does the map wait for an order of theirs? What its fights wait for stands beside the view. */
            owes: boolean;
            /** @description The army books that they muster from. */
            peoples: string[];
            /**
             * Format: uint32
             * @description Their points.
             */
            points: number;
            /** @description Their seat. */
            seat: string;
        };
        /** @description The game for the realm before the map, and what it has brought. */
        MapPrologueView: {
            /** @description Who chooses a home now. */
            chooses?: string | null;
            /** @description Homes that nobody has chosen. */
            free_homes: components["schemas"]["MapSpaceId"][];
            /** @description Homes that are chosen. */
            homes: {
                [key: string]: components["schemas"]["MapSpaceId"];
            };
            /** @description Everybody in the order in which they choose. */
            order: string[];
            /** @description Is it still being played for? */
            played: boolean;
            /** @description What each has won, the first in rank first. */
            won: components["schemas"]["Won"][];
        };
        /** @description What belongs to `Raise`. */
        MapRaise: {
            /** @description In which castle. */
            castle: components["schemas"]["MapSpaceId"];
            /** @description The row of its general. */
            general: components["schemas"]["MapTroopId"];
        };
        /** @description The game for the realm before the map. */
        MapRealmAsked: {
            /** @description Who stays away from it, and chooses a home last. */
            away?: string[];
            /** @description How its board is set up; none: basic, and variable for two. */
            set_up?: components["schemas"]["MapRealmSetUp"] | null;
        };
        /** @description How the board of the realm is set up. */
        MapRealmSetUp: "basic" | "variable";
        /** @description What belongs to `Renegade`. */
        MapRenegade: {
            /** @description Whom. */
            opponent: string;
        };
        /** @description What a renegade of the realm waits for. */
        MapRenegadeView: {
            /** @description Who has the card. */
            holder: string;
            /** @description Whom it leaves, if that is said. */
            opponent?: string | null;
            /** @description Whom it could leave, while that is asked. */
            opponents: string[];
            /** @description The units that could go, while that is asked. */
            units: components["schemas"]["MapPieceId"][];
        };
        /** @description What belongs to `Rule`. */
        MapRule: {
            /**
             * Format: uint32
             * @description Which fight.
             */
            fight: number;
            /** @description What pieces still endure; who is not named is unhurt. */
            left?: {
                [key: string]: number;
            };
            /** @description Why, in words. */
            reason: string;
            /** @description Who has won; none: nobody has, and a siege goes on in the next turn. */
            winner?: components["schemas"]["FightSide"] | null;
        };
        /** @description What belongs to `RuleEstates`. */
        MapRuleEstates: {
            /** @description The first in rank. */
            first: string;
            /** @description Why, in words. */
            reason: string;
            /** @description The second. */
            second: string;
        };
        /** @description A campaign as an organiser describes it. */
        MapScenario: {
            /** @description The garrison of every castle that is nobody's home ([WAP-241](crate::clauses::WAP_241)). */
            garrison: components["schemas"]["MapTroopId"][];
            /**
             * @description Who leads in the city that has rules of its own: individuals of its garrison, each of whom stands for
             *     a figure there ([MAP-13](crate::clauses::MAP_13)).
             */
            leader?: components["schemas"]["CityLeader"][];
            /**
             * @description The map, whole; in a file also the word of a built-in one, for which whoever reads the file puts
             *     the map.
             */
            map: components["schemas"]["Map"];
            /**
             * @description House rules, fixed for the whole campaign.
             * @default {
             *       "castles": 5,
             *       "crowns": 3,
             *       "turns": 12
             *     }
             */
            options: components["schemas"]["MapHouseRules"];
            /** @description 2 to 6 players, in the order of the home castles. */
            player: components["schemas"]["MapPlayer"][];
            /**
             * @description A game for the realm among the players before the map is opened; none: it begins at once
             *     ([CAR-31](crate::clauses::CAR_31)).
             */
            realm?: components["schemas"]["MapRealmAsked"] | null;
            /** @description Its name, 1 to 80 characters. */
            title: string;
        };
        /** @description What belongs to `SetRight`. */
        MapSetRight: {
            /** @description Why, in 1 to 500 characters. */
            reason: string;
            /** @description Which, and to what. */
            what: components["schemas"]["MapSetting"];
        };
        /** @description What the organiser sets right, and to what. */
        MapSetting: {
            crowns: {
                /**
                 * Format: uint32
                 * @description How many they have from now on.
                 */
                crowns: number;
                /** @description Whose. */
                seat: string;
            };
        } | {
            wounds: {
                /** @description Who. */
                piece: components["schemas"]["MapPieceId"];
                /**
                 * Format: uint32
                 * @description How many wounds it endures from now on.
                 */
                wounds: number;
            };
        };
        /** @description A campaign on a map as it is asked for. */
        MapSetup: {
            /** @description Army books of one's own, beside the built-in ones. */
            book?: components["schemas"]["ArmyBook"][];
            /** @description The map, the players and their banners. */
            scenario: components["schemas"]["MapScenario"];
        };
        /** @description What besiegers buy for the siege of a walled town. */
        MapSiegeEngine: "ram" | "roofed-ram" | "siege-tower" | "mangonel" | "trebuchet";
        MapSpaceId: string;
        /** @description A region or a castle. */
        MapSpaceView: {
            /** @description Where it is drawn. */
            at: [
                number,
                number
            ];
            /** @description Who besieges it. */
            besieged_by?: string | null;
            /** @description What has given it to its owner, of a region of the realm. */
            cause?: components["schemas"]["Cause"] | null;
            /** @description The word of the city that it is. */
            city?: string | null;
            /** @description What a siege has broken. */
            damage: {
                [key: string]: components["schemas"]["MapDamage"];
            };
            /** @description Do the besiegers hold a part of its ramparts? */
            foothold: boolean;
            /** @description Who has dug in there. */
            fortified_by?: string | null;
            /** @description Its id. */
            id: components["schemas"]["MapSpaceId"];
            /** @description What it is linked to, and how. */
            links: {
                [key: string]: components["schemas"]["Link"];
            };
            /** @description As people say it. */
            name: string;
            /** @description Whose it is. */
            owner?: string | null;
            /**
             * Format: uint32
             * @description Its province; none: a castle.
             */
            province?: number | null;
            /**
             * Format: uint32
             * @description Rations in its store, for its owner.
             */
            rations?: number | null;
            /**
             * Format: uint32
             * @description The last turn in which it gives no income, while it does not.
             */
            razed_until?: number | null;
            /** @description Are they shut in there by a relief? */
            refuge: boolean;
            /** @description The banners that relieve it. */
            relief: components["schemas"]["MapBannerId"][];
            /** @description What it is like; none: a castle. */
            terrain?: components["schemas"]["MapTerrain"] | null;
            /** @description The word of the walled town that it is. */
            town?: string | null;
            /** @description Is it an own castle that an enemy banner stands beside? */
            under_attack: boolean;
        };
        /** @description What a region is like, and so the field of a battle in it ([WAP-250](crate::clauses::WAP_250)). */
        MapTerrain: "plain" | "wood" | "hill" | "mountain" | "marsh" | "river" | "coast";
        MapTroopId: string;
        /** @description A troop that can be mustered. */
        MapTroopView: {
            /** @description What kind of troop it is. */
            body: components["schemas"]["MapBody"];
            /** @description Does it cast spells? */
            casts: boolean;
            /**
             * Format: uint32
             * @description Crowns that it costs.
             */
            cost: number;
            /**
             * Format: uint32
             * @description The most dice that it ever has; an individual has none of its own.
             */
            dice: number;
            /** @description May a banner be raised under it? */
            leads: boolean;
            /**
             * Format: uint32
             * @description Its longest move.
             */
            moves: number;
            /** @description As people say it. */
            name: string;
            /** @description Its people. */
            people: string;
            /**
             * Format: uint32
             * @description How many wounds it endures.
             */
            wounds: number;
        };
        /** @description A truce. */
        MapTruceView: {
            /** @description Of which two. */
            seats: string[];
            /**
             * Format: uint32
             * @description The last turn in which it holds.
             */
            until: number;
        };
        /** @description What belongs to `TurnAway`. */
        MapTurnAway: {
            /** @description Which. */
            banner: components["schemas"]["MapBannerId"];
        };
        /** @description The map as one reader sees it. */
        MapView: {
            /** @description Who came to relieve a town of another this turn, and whether they were welcome. */
            admitted: {
                [key: string]: boolean;
            };
            /** @description Armies. */
            banners: components["schemas"]["BannerView"][];
            /**
             * Format: uint32
             * @description So many castles win.
             */
            castles_to_win: number;
            /** @description The estates, since they were called. */
            estates?: components["schemas"]["MapEstatesView"] | null;
            /** @description The fights of this turn. */
            fights: {
                [key: string]: components["schemas"]["Fight"];
            };
            /**
             * Format: uint32
             * @description The last turn.
             */
            last_turn: number;
            /** @description The map's name. */
            map: string;
            /** @description What troops and magic items are called, by their words in orders and pieces. */
            names: {
                [key: string]: string;
            };
            /** @description How it ended. */
            outcome?: components["schemas"]["MapOutcome"] | null;
            /** @description Where the turn is. */
            phase: components["schemas"]["Phase"];
            /** @description Units and individuals, also those who are lost. */
            pieces: components["schemas"]["MapPieceView"][];
            /** @description Who plays. */
            players: components["schemas"]["MapPlayerView"][];
            /** @description Crowns that engines for a siege cost. */
            prices: {
                [key: string]: number;
            };
            /** @description The game for the realm before the map. */
            prologue?: components["schemas"]["MapPrologueView"] | null;
            /** @description The names of the provinces. */
            provinces: {
                [key: string]: string;
            };
            /** @description What the next renegade of the realm waits for. */
            renegade?: components["schemas"]["MapRenegadeView"] | null;
            /** @description What was revealed this turn. */
            revealed: {
                [key: string]: components["schemas"]["MapOrder"];
            };
            /** @description Regions, then castles. */
            spaces: components["schemas"]["MapSpaceView"][];
            /** @description The scenario's name. */
            title: string;
            /** @description The troops of the reader's peoples, while they may be mustered. */
            troops: {
                [key: string]: components["schemas"]["MapTroopView"];
            };
            /** @description Truces that hold. */
            truces: components["schemas"]["MapTruceView"][];
            /**
             * Format: uint32
             * @description From 1.
             */
            turn: number;
            /** @description What the reader has written. */
            written: {
                [key: string]: components["schemas"]["MapOrder"];
            };
        };
        /** @description A civilian marker (R-83). */
        Marker: "queen" | "graf" | "brunhilde" | "high-priest";
        /** @description A civilian marker. */
        MarkerView: {
            /** @description Captured by the enemy. */
            captured: boolean;
            /** @description Away through the tunnel. */
            escaped: boolean;
            /** @description Where it stands, or stood when captured. */
            hex: components["schemas"]["Hex"];
            /** @description Who. */
            marker: components["schemas"]["Marker"];
            /** @description The name as people say it. */
            name: string;
        };
        /** @description What belongs to `Mount`. */
        Mount: {
            /** @description Which, on the same hex. */
            horse: components["schemas"]["TownManId"];
            /** @description Who. */
            man: components["schemas"]["TownManId"];
        };
        /** @description What belongs to `Move`. */
        Move: {
            /** @description Figures of one's own that start in the same hex. */
            figures: components["schemas"]["FigureId"][];
            /** @description The hexes to enter, one after the other. */
            path: components["schemas"]["Hex"][];
            /**
             * @description Civilian markers to take along.
             * @default []
             */
            with: components["schemas"]["Marker"][];
        };
        /** @description Where figures may go. */
        MovesAtHead: {
            /** @description Hexes nearby to which it may not go, and why. */
            blocked: components["schemas"]["Blocked"][];
            /** @description Who would go. */
            figures: components["schemas"]["FigureId"][];
            /** @description The head at which this is so. */
            head: components["schemas"]["Head"];
            /** @description Where to, and on which path. */
            hexes: components["schemas"]["Destination"][];
            /** @description Why it goes nowhere at all: not now, not these figures. */
            refused?: components["schemas"]["RefusalView"] | null;
        };
        /** @description What belongs to `Muster`. */
        Muster: {
            /** @description The banner that it joins; none: the garrison. */
            banner?: components["schemas"]["MapBannerId"] | null;
            /** @description In which castle. */
            castle: components["schemas"]["MapSpaceId"];
            /** @description The row of the troop table. */
            troop: components["schemas"]["MapTroopId"];
        };
        /** @description Let somebody do the organiser's work. Their key is asked for separately. */
        NameDeputy: {
            /** @description What they are called, 1 to 40 characters; no other deputy is called so. */
            name: string;
        };
        /** @description Whom a faction would let go. */
        NamedLossView: {
            /** @description Who says so. */
            faction: components["schemas"]["Faction"];
            /** @description Whom, first to last. */
            figures: components["schemas"]["FigureId"][];
        };
        /** @description A card that is to be turned up before an order can be decided. */
        NeedsCard: {
            /** @description The clause that calls for it. */
            clause: string;
            /** @description The deck. */
            deck: string;
            /** @description What may come, by the names by which it is sent. */
            pile: string[];
        };
        /** @description Dice that are to be thrown before an order can be decided. */
        NeedsDice: {
            /** @description The clause that calls for them. */
            clause: string;
            /** @description Such as `2d6`. */
            dice: string;
            /**
             * Format: uint32
             * @description The how-manyth roll of the order it is, from 1.
             */
            roll: number;
            /**
             * @description Whose dice they are and what they must show, in the order in which they fall; left out where the
             *     rule does not say.
             */
            shares?: components["schemas"]["ShareView"][];
            /**
             * @description The rolls of the same order that come after it whatever falls, as far as can be foreseen: their faces may be sent
             *     with its own. Say in `thrown_for` for which rolls they were thrown.
             */
            then_dice?: components["schemas"]["RollAsked"][];
            /** @description A stable code for the purpose, such as `fight`. */
            why: string;
        };
        /** @description A campaign that was just made or imported: the only moment at which its keys can be read. */
        NewCampaign: {
            /** @description Its id. */
            campaign: string;
            /** @description Its head. */
            head: components["schemas"]["Head"];
            /** @description Its name. */
            name: string;
            /** @description The organiser's key. */
            organiser: components["schemas"]["OrganiserKey"];
            /** @description One key for each seat. */
            seats: components["schemas"]["SeatKey"][];
        };
        /** @description What belongs to `Note`. */
        Note: {
            /** @description 1 to 500 characters. */
            text: string;
        };
        /** @description Where notices go that it is somebody's turn. */
        NoticesBody: {
            to: string;
        } | {
            code: string;
        } | "nowhere";
        /** @description What has become of a notice. */
        NoticeSeen: {
            /** @description When that was noted. */
            at: string;
            /** @description How it stands. */
            state: components["schemas"]["ReminderState"];
        };
        /** @description What a player is told of their notices. */
        NoticesSeen: {
            /**
             * Format: uint32
             * @description So many minutes somebody is waited for before a notice goes out.
             */
            after: number;
            /** @description A code went to this address of mail, and was not given back yet. */
            awaits_code?: string | null;
            /**
             * @description Has the feed of the seat an address?
             * @default false
             */
            feed: boolean;
            /** @description Does this host send mail? */
            mail: boolean;
            /** @description What has become of the newest. */
            newest?: components["schemas"]["NoticeSeen"] | null;
            /** @description Where they go: an address of mail, or the host of a webhook, since whoever knows the whole may write there. */
            to?: string | null;
        };
        /** @description One line of the scoring table. */
        ObjectiveView: {
            /** @description Was it met? */
            met: boolean;
            /** @description As people say it. */
            name: string;
            /** @description Its stable code. */
            objective: string;
        };
        /** @description How many of the equally likely falls of the dice do what. Fractions stay whole numbers. */
        Odds: {
            /**
             * @description Falls with exactly 0, 1, 2 … hits; the frenzied inflict one more than they hit
             *     ([WAP-129](crate::clauses::WAP_129)).
             */
            hits: number[];
            /**
             * Format: uint64
             * @description All falls: 6 to the power of the dice, and once more for a die that is rolled again.
             */
            of: number;
            /**
             * Format: uint64
             * @description Falls that drive the enemy back: by a rolled 1 that is not ignored, or by fear.
             */
            retreat: number;
        };
        /** @description What belongs to `Offer`. */
        Offer: {
            /**
             * Format: uint32
             * @description The demand's number.
             */
            demand: number;
            /** @description Figures of one's own people, no leaders. */
            figures: components["schemas"]["FigureId"][];
        };
        /** @description A question whether the head may be moved. */
        OpenQuestion: {
            /**
             * Format: uint32
             * @description Its number.
             */
            request: number;
            /** @description Who has not answered. */
            silent: components["schemas"]["Seat"][];
            /**
             * Format: uint64
             * @description Where to.
             */
            to: number;
            /** @description Until when answers count. */
            until: string;
            /** @description Is the reader's answer awaited? */
            yours: boolean;
        };
        /** @description House rules, fixed when the siege opens; each names its clause. */
        Options: {
            /**
             * Format: uint32
             * @description A band comes on this D6 or more: 5 easy, 4 normal, 3 hard (ACT-24, R-104).
             * @default 4
             */
            arrival_number: number;
            /** @description A game master sees everything and may change what the enemy decides (R-02). */
            game_master?: boolean;
            /**
             * Format: uint32
             * @description How many places must be fallen at once for the city to be overwhelmed (R-106).
             * @default 4
             */
            places_to_fall: number;
            /**
             * Format: uint32
             * @description How many turns until the relief arrives (R-105).
             * @default 12
             */
            turns: number;
        };
        /** @description An order. Who sends it is known by the key. */
        OrderBody: {
            /**
             * @description Who the sender thinks they are, if they want that checked: `organiser` or `seat/<name>`.
             * @default null
             */
            as: string | null;
            /**
             * Format: uuid
             * @description UUIDv7 of the sender's choice; the same order sent again keeps it and gets the first answer.
             */
            batch: string;
            /**
             * @description Cards turned up from a deck on the table, by name, in the order in which they came. An empty list asks which may
             *     come. Where it is given, the dice are thrown as well; hidden cards are always drawn from the sealed envelope.
             *     Nothing: sealed cards.
             */
            cards?: string[] | null;
            /**
             * @description The command as JSON. Either this or `notation`.
             * @default null
             */
            command: components["schemas"]["AnyCommand"] | null;
            /**
             * Format: uint64
             * @description The head that the sender saw.
             */
            head: number;
            /**
             * @description The sender's part in sealed dice: lower-case hex, 32 random digits as a rule.
             * @default null
             */
            nonce: string | null;
            /**
             * @description The command as people type it, such as `strike mannheim skaven-3`.
             * @default null
             */
            notation: string | null;
            /**
             * @description What it is about; `engagement/1` where nothing is said.
             * @default null
             */
            scope: string | null;
            /**
             * @description Faces thrown at the table. An empty list asks which dice are needed; nothing: sealed dice.
             * @default null
             */
            thrown: number[] | null;
            /**
             * @description For which rolls they were thrown, one after the other, as `needs_dice` has told them. Where another roll comes, its
             *     dice are asked for and nothing is written. Nothing: for whatever comes.
             */
            thrown_for?: components["schemas"]["RollAsked"][] | null;
        };
        /** @description The organiser's key. */
        OrganiserKey: {
            /** @description The key: 43 characters of base64url. */
            key: string;
            /** @description The page that it opens. The key stands in the fragment, which browsers do not send. */
            link: string;
        };
        /** @description What only the organiser is told. */
        OrganisersPage: {
            /**
             * Format: uint64
             * @description How many bytes it takes.
             */
            bytes: number;
            /**
             * Format: uint64
             * @description How many records the log has.
             */
            records: number;
            /** @description What has become of reminders, the newest first. */
            reminders: components["schemas"]["Reminder"][];
            /** @description Where reminders go: the name of the host alone, since whoever knows the address may write there. */
            reminders_to?: string | null;
        };
        /** @description How a siege ends (R-105, R-106). */
        Outcome: "city_stands" | "overwhelmed" | "last_figure_gone";
        /** @description What belongs to `Override`. */
        Override: {
            /** @description What, and the value chosen for it. */
            chosen: components["schemas"]["Ruling"];
            /** @description Why, 1 to 500 characters; everybody may read it. */
            reason: string;
        };
        /** @description An order that its giver can take back. */
        OwnOrder: {
            /** @description The order as people type it. */
            notation: string;
            /**
             * Format: uint64
             * @description Its record.
             */
            order: number;
        };
        /** @description One of the things that make the number of dice. */
        PartView: {
            /** @description The clause that gives or takes. */
            clause: components["schemas"]["ClauseId"];
            /**
             * Format: int32
             * @description Dice more, or fewer.
             */
            dice: number;
        };
        /** @description One side of a fight. */
        Party: {
            /** @description Its banners. */
            banners: components["schemas"]["MapBannerId"][];
            /** @description Everybody who fights. */
            pieces: components["schemas"]["MapPieceId"][];
            /** @description Who leads it; none: nobody's garrison. */
            seat?: string | null;
        };
        /** @description What belongs to `Passage`. */
        Passage: {
            /** @description May they? */
            allowed: boolean;
            /** @description Whose figures want to pass. */
            mover: components["schemas"]["Faction"];
        };
        /** @description A refusal of passage. */
        PassageView: {
            /** @description Who may not pass them. */
            mover: components["schemas"]["Faction"];
            /** @description Whose figures stand in the way. */
            owner: components["schemas"]["Faction"];
        };
        /** @description What belongs to `PassFor`. */
        PassFor: {
            /** @description For whom. */
            faction: components["schemas"]["Faction"];
        };
        /** @description Whether a player passes where they have no choice. */
        PassingBody: {
            /** @description They do. */
            passes: boolean;
        };
        /** @description Whether a player passes where they have no choice. Nobody else is shown it. */
        PassingNow: {
            /** @description Your device signs your orders: let the house sign your passes first (`lendDevice`). */
            needs_lending: boolean;
            /** @description They do. */
            passes: boolean;
        };
        /** @description Stop play. */
        Pause: {
            /** @description Why, 1 to 500 characters. */
            reason: string;
        };
        /** @description What belongs to `Pay`. */
        Pay: {
            /** @description The cards. */
            cards: components["schemas"]["ActionCard"][];
            /**
             * Format: uint32
             * @description The demand's number.
             */
            demand: number;
        };
        /** @description A decision that waits for the game master. */
        PendingView: {
            /** @description Which, with the value that it has by itself. */
            decision: components["schemas"]["Decision"];
            /** @description What happens if it stands, as a sentence. */
            sentence: string;
        };
        /** @description The phases of a turn ([WAP-242](crate::clauses::WAP_242)). */
        Phase: "prologue" | "income" | "muster" | "orders" | "movement" | "battles" | "retreats" | "aftermath" | "end";
        /** @description A piece that stands otherwise. */
        PieceChange: {
            /** @description What became of it. */
            change: components["schemas"]["PieceOutcome"];
            /** @description Where it stood. */
            from?: string | null;
            /** @description What the place is called where it stood, if that has a name. */
            from_name?: string | null;
            /** @description Its id. */
            id: string;
            /** @description What else differs in it. */
            members: string[];
            /** @description Its name as people say it. */
            name: string;
            /** @description Where it stands. */
            to?: string | null;
            /** @description What the place is called where it stands, if that has a name. */
            to_name?: string | null;
        };
        PieceId: string;
        /** @description What became of a piece. */
        PieceOutcome: "appeared" | "gone" | "moved" | "changed";
        /** @description A unit or an individual. */
        PieceView: {
            /** @description The unit that it is attached to. */
            attached_to?: components["schemas"]["PieceId"] | null;
            /** @description What kind of piece it is. */
            body: components["schemas"]["Body"];
            /** @description Its army. */
            colour: components["schemas"]["Colour"];
            /**
             * Format: uint32
             * @description Activation counters.
             */
            counters: number;
            /** @description Dice by distance. */
            dice: number[];
            /** @description Activated by the open card: what it has done. */
            doing?: components["schemas"]["DoingView"] | null;
            /** @description Where it stands; none: eliminated. */
            hex?: components["schemas"]["Hex"] | null;
            /** @description Does only its own army see it? */
            hidden: boolean;
            /**
             * Format: uint32
             * @description What hits it.
             */
            hit_at: number;
            /** @description What it carries. */
            items: components["schemas"]["Items"];
            /**
             * Format: uint32
             * @description Magic points left, for those who cast.
             */
            magic_points?: number | null;
            /** @description A short and a long move, or one. */
            moves: number[];
            /** @description As people say it. */
            name: string;
            /**
             * Format: uint32
             * @description And at the start.
             */
            of: number;
            /** @description What of its row is ours, since the rulebook leaves it blank. */
            ours: components["schemas"]["Column"][];
            /** @description Its people. */
            people: string;
            /** @description Its id, for orders. */
            piece: components["schemas"]["PieceId"];
            /** @description Can a card activate it? */
            ready: boolean;
            /** @description What a magic-user has learnt. */
            school?: components["schemas"]["School"] | null;
            /** @description What sets it apart, as people say it. */
            special: string[];
            /** @description The row of its troop table. */
            troop: components["schemas"]["TroopId"];
            /**
             * Format: uint32
             * @description Bases or tokens left.
             */
            wounds: number;
        };
        /** @description Some cards of one deck, counted. */
        Pile: {
            [key: string]: number;
        };
        /** @description What belongs to `Pivot`. */
        Pivot: {
            /** @description Which. */
            engine: components["schemas"]["TownEngineId"];
            /** @description To the right; else to the left. */
            right: boolean;
        };
        /** @description The named places (HEI-011 to HEI-021). J and K are the two bridges; they cannot fall (R-109). */
        Place: "A" | "B" | "C" | "DG" | "E" | "F" | "H" | "I" | "J" | "K" | "L" | "M";
        /** @description A named place. */
        PlaceView: {
            /** @description Can it fall? The bridges cannot. */
            can_fall: boolean;
            /**
             * Format: uint32
             * @description Turns in a row that the enemy has held it alone.
             */
            counter: number;
            /** @description It has fallen and was not recovered. */
            fallen: boolean;
            /** @description Its hexes. */
            hexes: components["schemas"]["Hex"][];
            /** @description The faction whose home base it is. */
            home_of?: components["schemas"]["Faction"] | null;
            /** @description Its name as people say it. */
            name: string;
            /** @description Its letters. */
            place: components["schemas"]["Place"];
            /** @description The half of the city. */
            quarter?: components["schemas"]["Quarter"] | null;
        };
        /** @description What an attack would be. */
        PlanView: {
            /**
             * Format: uint32
             * @description How many are rolled.
             */
            dice: number;
            /**
             * Format: uint32
             * @description In hexes.
             */
            distance: number;
            /**
             * Format: uint32
             * @description What hits.
             */
            hit_at: number;
            /**
             * Format: uint32
             * @description Rolled ones that the target ignores.
             */
            ignores: number;
            /** @description The exact odds. */
            odds: components["schemas"]["Odds"];
            /** @description What makes the number of dice. */
            parts: components["schemas"]["PartView"][];
            /**
             * Format: uint32
             * @description Wounds that the target has left.
             */
            wounds: number;
        };
        /** @description A point with a name. */
        Point: {
            /** @description Is it on the live timeline? */
            live: boolean;
            /** @description Its name. */
            name: string;
            /**
             * Format: uint64
             * @description The record behind which it lies.
             */
            record: number;
        };
        /** @description What belongs to `Pour`. */
        Pour: {
            /** @description A unit on a rampart. */
            piece: components["schemas"]["PieceId"];
            /** @description An enemy beside and below it. */
            target: components["schemas"]["PieceId"];
        };
        /** @description What the besiegers prepare in a day ([ST-61](crate::clauses::ST_61)). */
        Preparation: "ladders" | "fascines";
        /** @description Who has come to the table, and who is there. It is in no log. */
        Presence: {
            /** @description In the order of their names; whoever is not named was never there. */
            arrivals: components["schemas"]["Arrival"][];
        };
        /** @description What a blind look at an order says. Nothing was opened for it. */
        Preview: {
            /** @description Does fate decide anything? */
            forecast: components["schemas"]["ForecastView"];
        };
        /** @description An army of it. */
        PreviewArmy: {
            /** @description As people say it. */
            name: string;
            /** @description Who stands where. */
            pieces: components["schemas"]["PreviewPiece"][];
        };
        /** @description A battle that could be opened. */
        PreviewCard: {
            /** @description Both armies. */
            armies: {
                [key: string]: components["schemas"]["PreviewArmy"];
            };
            /** @description Impassable hexsides. */
            cliffs: components["schemas"]["Hexside"][];
            /** @description Every hex, row by row; none: the table is made when the battle opens. */
            hexes: components["schemas"]["BattleHexView"][];
            /** @description The modules in play. */
            modules: number[];
            /**
             * Format: uint32
             * @description The last turn, if there is one.
             */
            turns?: number | null;
            /** @description Hexsides with a wall. */
            walls: components["schemas"]["Hexside"][];
        };
        /** @description A unit or an individual. */
        PreviewPiece: {
            /** @description What kind of piece it is. */
            body: components["schemas"]["Body"];
            /** @description Where it stands; none: whoever leads it says so. */
            hex?: components["schemas"]["Hex"] | null;
            /** @description As people say it. */
            name: string;
            /** @description Its people. */
            people: string;
            /** @description The row of its troop table. */
            troop: components["schemas"]["TroopId"];
        };
        /** @description A problem: why a request was not carried out. Nothing was written. */
        Problem: {
            /** @description What would be allowed. */
            allowed?: string | null;
            /** @description The clause that forbids it. */
            clause?: string | null;
            /** @description A stable, snake_case code; `codes.json` lists them. */
            code: string;
            /** @description A sentence for people: what is wrong, and what would be right. */
            detail: string;
            /** @description A card to turn up; send the order again with its name added to `cards`. */
            needs_card?: components["schemas"]["NeedsCard"] | null;
            /** @description Dice to throw; send the order again with their faces added. */
            needs_dice?: components["schemas"]["NeedsDice"] | null;
            /**
             * Format: uint
             * @description Which of several orders that were sent together it is about, from 1.
             */
            order?: number | null;
            /** @description What happened since the head that the sender saw. */
            since?: components["schemas"]["LogLine"][] | null;
            /**
             * Format: uint16
             * @description The HTTP status.
             */
            status: number;
            /** @description What kind of problem it is. */
            title: string;
            /** @description What the sender's device has to sign; send the same again with its signatures. */
            to_sign?: components["schemas"]["ToSign"][];
            /** @description `urn:wapenrol:problem:` and the code. */
            type: string;
        };
        /** @description What belongs to `Proceed`. */
        Proceed: {
            /** @description Until a player has something to do; otherwise one thing only. */
            all: boolean;
        };
        /** @description A stat line: what a kind of figure can do (HEI-032 and its sisters). */
        Profile: {
            /**
             * Format: uint32
             * @description Close-combat attacks a combat step; the number in brackets (HEI-165).
             */
            attacks: number;
            /**
             * Format: uint32
             * @description Added to the die in the fight roll.
             */
            fight: number;
            /**
             * Format: uint32
             * @description Hexes a turn.
             */
            movement: number;
            /**
             * Format: uint32
             * @description Added to the die in the strength roll.
             */
            strength: number;
            /**
             * Format: uint32
             * @description What the strength roll must exceed.
             */
            toughness: number;
            /**
             * Format: uint32
             * @description Wounds when unhurt.
             */
            wounds: number;
        };
        /** @description Where the numbers came from. */
        Proof: {
            sealed: components["schemas"]["SealedProof"];
        } | {
            thrown: {
                /** @description Who entered the faces. */
                entered_by: string;
                /** @description Who witnessed them when they were entered. */
                witness?: string | null;
            };
        } | {
            copy: {
                /** @description Does it show what the original shows? */
                equal: boolean;
                /**
                 * Format: uint64
                 * @description The roll that is repeated.
                 */
                of: number;
                /** @description The original's own proof. */
                original: components["schemas"]["Proof"];
            };
        } | {
            hidden: {
                /**
                 * Format: uint64
                 * @description The envelope that was opened; none for a copy.
                 */
                envelope?: number | null;
                /** @description Its seal. */
                seal?: string | null;
                /**
                 * Format: uint64
                 * @description The record that laid it on the table.
                 */
                sealed_by?: number | null;
            };
        } | "scripted";
        /** @description One look into the blocks. */
        ProofStep: {
            /**
             * Format: uint32
             * @description The block, from 0.
             */
            block: number;
            /** @description The bytes in hex. */
            bytes: string;
            /**
             * Format: uint64
             * @description The number that they are.
             */
            drawn: number;
            /**
             * Format: uint64
             * @description What it gives; null: dropped, so that no number is favoured.
             */
            number?: number | null;
            /**
             * Format: uint32
             * @description The place in the block, from 0.
             */
            offset: number;
        };
        /** @description Regions that are worth more together. */
        Province: {
            /**
             * Format: uint32
             * @description Its number.
             */
            id: number;
            /** @description As people say it. */
            name: string;
        };
        /** @description What belongs to `Push`. */
        Push: {
            /** @description Which. */
            engine: components["schemas"]["TownEngineId"];
            /** @description The hex in front of it or straight behind. */
            to: components["schemas"]["Hex"];
        };
        /** @description The two halves of the city, parted by the canal (HEI-035). */
        Quarter: "poor" | "rich" | "canal";
        /** @description What belongs to `Quench`. */
        Quench: {
            /** @description Where. */
            hex: components["schemas"]["Hex"];
            /** @description One of two beside it. */
            one: components["schemas"]["TownManId"];
            /** @description The other. */
            other: components["schemas"]["TownManId"];
        };
        /** @description Dispute a record. */
        Raise: {
            /**
             * Format: uint64
             * @description Which.
             */
            record: number;
            /** @description What is wrong with it, 1 to 500 characters. */
            text: string;
        };
        /** @description What belongs to `Rally`. */
        Rally: {
            /** @description For the reserve's figures in this hex. */
            hex: components["schemas"]["Hex"];
        };
        /** @description A table that is to be made. */
        RandomField: {
            /**
             * Format: uint32
             * @description Rows, 9 to 39 and odd, so that both halves are equal; 9 if it is not said.
             * @default 9
             */
            height: number;
            /** @description The ground that it is made from. */
            random: components["schemas"]["Ground"];
            /**
             * Format: uint32
             * @description Columns, 9 to 40; 13 if it is not said.
             * @default 13
             */
            width: number;
        };
        /** @description What belongs to `Ransom`. */
        Ransom: {
            /** @description Who. */
            piece: components["schemas"]["MapPieceId"];
        };
        /** @description A hex that can be reached by a move. */
        Reached: {
            /** @description Would it not fight after this move? */
            bars_fight: boolean;
            /** @description Where. */
            hex: components["schemas"]["Hex"];
            /** @description The shortest way there. */
            path: components["schemas"]["Hex"][];
        };
        /** @description How the dice of a fact were read. */
        Reading: {
            /** @description Whose deed it was, by their id. */
            by: string;
            /** @description Did it succeed? */
            good: boolean;
            /** @description What it came to, by its word. */
            result: string;
            /** @description The dice, in the order in which they fell. */
            shares: components["schemas"]["ShareRead"][];
            /** @description And to whom it was done. */
            to?: string | null;
        };
        /** @description What belongs to `Accept`. */
        RealmAccept: {
            /**
             * Format: uint32
             * @description Its number.
             */
            number: number;
        };
        /** @description Somebody carries an action out. */
        RealmActingView: {
            /** @description What it is. */
            action: components["schemas"]["RealmAction"];
            /** @description Who. */
            by: components["schemas"]["RealmColour"];
            /** @description Has a territory been extended? */
            extended: boolean;
            /** @description The pile that they look through. */
            looking?: components["schemas"]["RealmPile"] | null;
            /**
             * Format: uint32
             * @description Boundaries or knights placed so far.
             */
            placed: number;
            /** @description What lies in it, for themselves. */
            seen?: components["schemas"]["RealmPoliticsCard"][] | null;
            /**
             * Format: uint32
             * @description The slot.
             */
            slot: number;
        };
        RealmAction: string;
        /**
         * @description An action card: its pile, its number in the printed order of that pile, and what it shows. Nobody reads
         *     the number off its back.
         */
        RealmActionCard: {
            /** @description Its front. */
            face: components["schemas"]["RealmFace"];
            /** @description The letter on its back. */
            letter: components["schemas"]["RealmLetter"];
            /**
             * Format: uint32
             * @description In the printed order of its pile, from 1.
             */
            number: number;
        };
        /** @description Two territories that do not take from each other. */
        RealmAllianceView: {
            /** @description Their castles. */
            castles: [
                components["schemas"]["RealmSpace"],
                components["schemas"]["RealmSpace"]
            ];
            /** @description The boundary that is turned. */
            marker?: components["schemas"]["RealmSide"] | null;
        };
        /** @description Spaces that are joined. */
        RealmAreaView: {
            /**
             * Format: uint32
             * @description Mountains in it.
             */
            mountains: number;
            /** @description Is it without a castle? */
            neutral_zone: boolean;
            /** @description Whose it is. */
            owner?: components["schemas"]["RealmColour"] | null;
            /** @description Its spaces, in reading order. */
            spaces: components["schemas"]["RealmSpace"][];
            /**
             * Format: uint32
             * @description Knights that count for it.
             */
            strength: number;
            /** @description The castle whose territory it is. */
            territory?: components["schemas"]["RealmSpace"] | null;
            /**
             * Format: uint32
             * @description Towns in it.
             */
            towns: number;
        };
        /** @description A bid ([LR-16](crate::clauses::LR_16)). */
        RealmBid: {
            /**
             * Format: uint32
             * @description Out of the purse.
             */
            ducats: number;
            /** @description And these treasures ([HRZ-134](crate::clauses::HRZ_134)). */
            treasures?: components["schemas"]["RealmPoliticsCard"][];
        };
        /** @description A colour, and whoever plays it. */
        RealmColour: "ochre" | "lilac" | "gray" | "red";
        /** @description One command of the realm; a variant only names its payload. */
        RealmCommand: {
            settle: components["schemas"]["RealmSettle"];
        } | "turn" | {
            decide: components["schemas"]["RealmDecide"];
        } | {
            offer: components["schemas"]["RealmMakeOffer"];
        } | "withdraw" | {
            accept: components["schemas"]["RealmAccept"];
        } | "duel" | {
            bid: components["schemas"]["RealmMakeBid"];
        } | {
            wall: components["schemas"]["RealmWall"];
        } | {
            knight: components["schemas"]["RealmKnight"];
        } | {
            extend: components["schemas"]["RealmExtend"];
        } | {
            look: components["schemas"]["RealmLook"];
        } | {
            take: components["schemas"]["RealmTakeCard"];
        } | {
            dissolve: components["schemas"]["RealmDissolve"];
        } | "done" | "proceed" | {
            set_right: components["schemas"]["RealmSetRight"];
        };
        /** @description What belongs to `Decide`. */
        RealmDecide: {
            /** @description Alliances that end, then cards that are played, in the order in which they work. */
            plays?: components["schemas"]["RealmPlay"][];
            /** @description The slots. */
            slots: number[];
        };
        /** @description What belongs to `Dissolve`. */
        RealmDissolve: {
            /** @description The other's. */
            other: components["schemas"]["RealmSpace"];
            /** @description One's own castle. */
            own: components["schemas"]["RealmSpace"];
            /** @description Treasures that pay for it. */
            treasures?: components["schemas"]["RealmPoliticsCard"][];
        };
        /** @description What belongs to `Extend`. */
        RealmExtend: {
            /** @description Its castle. */
            castle: components["schemas"]["RealmSpace"];
            /** @description What it takes. */
            spaces: components["schemas"]["RealmSpace"][];
        };
        /** @description What a territory could take. */
        RealmExtensionOption: {
            /** @description Its castle. */
            castle: components["schemas"]["RealmSpace"];
            /** @description The first space; by itself it is among the orders, if the stock pays for it. */
            first: components["schemas"]["RealmSpace"];
            /** @description What may be the second one. */
            then: components["schemas"]["RealmSpace"][];
        };
        RealmFace: string;
        /** @description A territory that stands and was not founded yet ([HRZ-097](crate::clauses::HRZ_097)). */
        RealmFounding: {
            /** @description Its castle. */
            castle: components["schemas"]["RealmSpace"];
            /** @description Whose it is. */
            owner: components["schemas"]["RealmColour"];
            /**
             * Format: uint32
             * @description What it gives ([HRZ-098](crate::clauses::HRZ_098), [HRZ-099](crate::clauses::HRZ_099)); mountains
             *     give nothing ([HRZ-103](crate::clauses::HRZ_103)).
             */
            points: number;
            /**
             * Format: uint32
             * @description How many spaces it has.
             */
            spaces: number;
            /**
             * Format: uint32
             * @description How many of them are towns.
             */
            towns: number;
        };
        /** @description What belongs to `Knight`. */
        RealmKnight: {
            /** @description Where. */
            space: components["schemas"]["RealmSpace"];
            /** @description Treasures that pay for the wood. */
            treasures?: components["schemas"]["RealmPoliticsCard"][];
        };
        /** @description A tile as it lies in the frame. */
        RealmLaidTile: {
            /** @description Which. */
            tile: components["schemas"]["RealmTile"];
            /**
             * Format: uint32
             * @description Quarter turns clockwise, 0 to 3.
             */
            turns: number;
        };
        RealmLand: [
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string,
            string
        ];
        /** @description What somebody may do. */
        RealmLegalOrders: {
            /** @description What a territory could take, space by space. */
            extensions: components["schemas"]["RealmExtensionOption"][];
            /** @description Single orders that would be accepted now. */
            options: components["schemas"]["LegalOrderOfRealmCommand"][];
            /** @description What may go with a decision, each by itself. */
            plays: components["schemas"]["RealmPlayOption"][];
            /** @description What the organiser may set right. */
            set_right?: components["schemas"]["Settable"][];
            /** @description Sides on which a boundary would part the map anew; all others only lie there. */
            walls: components["schemas"]["RealmWallOption"][];
        };
        /** @description The letter on the back of an action card ([HRZ-012](crate::clauses::HRZ_012)). */
        RealmLetter: "a" | "b" | "c" | "d" | "e";
        /** @description What belongs to `Look`. */
        RealmLook: {
            /** @description Which. */
            pile: components["schemas"]["RealmPile"];
        };
        /** @description What belongs to `MakeBid`. */
        RealmMakeBid: {
            /**
             * Format: uint32
             * @description Out of the purse.
             */
            ducats: number;
            /** @description And these treasures. */
            treasures?: components["schemas"]["RealmPoliticsCard"][];
        };
        /** @description What belongs to `MakeOffer`. */
        RealmMakeOffer: {
            /**
             * Format: uint32
             * @description How many.
             */
            ducats: number;
        };
        /** @description An offer. */
        RealmOfferView: {
            /** @description Whose. */
            by: components["schemas"]["RealmColour"];
            /**
             * Format: uint32
             * @description How much.
             */
            ducats: number;
            /**
             * Format: uint32
             * @description Its number.
             */
            number: number;
            /** @description Can it be accepted? */
            stands: boolean;
        };
        /** @description How a realm has ended. */
        RealmOutcome: {
            /** @description Ducats with treasures, by which ties are broken ([HRZ-143](crate::clauses::HRZ_143)). */
            ducats: {
                [key: string]: number;
            };
            /** @description Everybody by rank; those of equal rank together ([LR-14](crate::clauses::LR_14)). */
            ranks: components["schemas"]["RealmColour"][][];
            /** @description Who is the new king; several share it ([HRZ-144](crate::clauses::HRZ_144)). */
            winners: components["schemas"]["RealmColour"][];
        };
        /** @description One of the two piles of politics cards ([HRZ-021](crate::clauses::HRZ_021)). */
        RealmPile: "upper" | "lower";
        /** @description What goes with a decision (LR-09). */
        RealmPlay: {
            dissolve: {
                /** @description The other's. */
                other: components["schemas"]["RealmSpace"];
                /** @description One's own castle. */
                own: components["schemas"]["RealmSpace"];
                /** @description Treasures that pay for it. */
                treasures?: components["schemas"]["RealmPoliticsCard"][];
            };
        } | {
            ally: {
                /** @description The other's. */
                other: components["schemas"]["RealmSpace"];
                /** @description One's own castle. */
                own: components["schemas"]["RealmSpace"];
            };
        } | {
            renegade: {
                /** @description The other's. */
                other: components["schemas"]["RealmSpace"];
                /** @description One's own castle. */
                own: components["schemas"]["RealmSpace"];
                /** @description Where one's own comes. */
                place: components["schemas"]["RealmSpace"];
                /** @description The knight that goes home. */
                take: components["schemas"]["RealmSpace"];
                /** @description Treasures that pay for the woods. */
                treasures?: components["schemas"]["RealmPoliticsCard"][];
            };
        };
        /** @description Something that may go with a decision. */
        RealmPlayOption: {
            /** @description What it does, in a few words. */
            label: string;
            /** @description As people type it. */
            notation: string;
            /** @description What. */
            play: components["schemas"]["RealmPlay"];
        };
        /** @description A politics card. */
        RealmPoliticsCard: "alliance" | "renegade" | "treasure-8" | "treasure-10" | "treasure-12" | "treasure-15" | "parchment-3" | "parchment-4" | "parchment-5";
        /** @description One player. */
        RealmPrince: {
            /** @description Their colour; none: the next that is free ([LR-41](crate::clauses::LR_41)). */
            colour?: components["schemas"]["RealmColour"] | null;
            /** @description As people say it, 1 to 40 characters. */
            name: string;
        };
        /** @description A player. */
        RealmPrinceView: {
            /**
             * Format: uint32
             * @description How many politics cards they have.
             */
            cards: number;
            /**
             * Format: uint32
             * @description Castles to place.
             */
            castles: number;
            /** @description Their colour, and their role. */
            colour: components["schemas"]["RealmColour"];
            /**
             * Format: uint32
             * @description What they have to spend, for themselves.
             */
            ducats?: number | null;
            /** @description Their politics cards, for themselves. */
            hand?: components["schemas"]["RealmPoliticsCard"][] | null;
            /**
             * Format: uint32
             * @description Knights in stock.
             */
            knights: number;
            /**
             * Format: uint32
             * @description Mountains in their territories.
             */
            mountains: number;
            /** @description As people say it. */
            name: string;
            /**
             * Format: uint32
             * @description Where their stone lies.
             */
            score: number;
            /** @description Those of them that a bid has shown. */
            shown: components["schemas"]["RealmPoliticsCard"][];
        };
        /** @description A realm as an organiser describes it. */
        RealmScenario: {
            /**
             * @description A deck of one's own, by the letters on the backs; none: that of the book
             *     ([LR-13](crate::clauses::LR_13)).
             */
            deck?: {
                [key: string]: components["schemas"]["RealmFace"][];
            } | null;
            /** @description Two to four, clockwise. */
            prince: components["schemas"]["RealmPrince"][];
            /**
             * @description How it is set up ([HRZ-005](crate::clauses::HRZ_005), [HRZ-145](crate::clauses::HRZ_145)).
             * @default variable
             */
            set_up: components["schemas"]["RealmSetUp"];
            /** @description Who begins; none: chance names somebody ([HRZ-028](crate::clauses::HRZ_028)). */
            start?: components["schemas"]["RealmColour"] | null;
            /** @description What it is about, in two or three sentences. */
            summary?: string;
            /**
             * @description Who hears what two offer each other ([LR-45](crate::clauses::LR_45)).
             * @default open
             */
            talk: components["schemas"]["RealmTalk"];
            /** @description Its name, 1 to 80 characters. */
            title: string;
        };
        /** @description What belongs to `SetRight`. */
        RealmSetRight: {
            /** @description Why, in 1 to 500 characters. */
            reason: string;
            /** @description What of whom, and to what. */
            what: components["schemas"]["RealmSetting"];
        };
        /** @description What the organiser sets right, and to what. */
        RealmSetting: {
            ducats: {
                /** @description Whose. */
                colour: components["schemas"]["RealmColour"];
                /**
                 * Format: uint32
                 * @description How many ducats from now on.
                 */
                ducats: number;
            };
        } | {
            points: {
                /** @description Whose. */
                colour: components["schemas"]["RealmColour"];
                /**
                 * Format: uint32
                 * @description At how many points from now on.
                 */
                points: number;
            };
        };
        /** @description What belongs to `Settle`. */
        RealmSettle: {
            /** @description Where the castle stands. */
            castle: components["schemas"]["RealmSpace"];
            /** @description Where the knight stands. */
            knight: components["schemas"]["RealmSpace"];
        };
        /** @description How the board is set up ([HRZ-005](crate::clauses::HRZ_005)). */
        RealmSetUp: "basic" | "variable";
        RealmSide: string;
        RealmSpace: string;
        /** @description What belongs to `TakeCard`. */
        RealmTakeCard: {
            /** @description Which. */
            card: components["schemas"]["RealmPoliticsCard"];
        };
        /** @description Who hears what two offer each other: a house rule ([LR-45](crate::clauses::LR_45)). */
        RealmTalk: "open" | "between-two";
        /** @description One of the six tiles, by its letter. */
        RealmTile: "a" | "b" | "c" | "d" | "e" | "f";
        /** @description A power trial. */
        RealmTrialView: {
            /** @description Is it the second duel? */
            again: boolean;
            /** @description Between whom. */
            choosers: components["schemas"]["RealmColour"][];
            /** @description Every offer so far, for those who hear it. */
            offers: components["schemas"]["RealmOfferView"][];
            /** @description What the reader has sealed. */
            own?: components["schemas"]["RealmBid"] | null;
            /** @description Who has sealed a bid. */
            sealed: components["schemas"]["RealmColour"][];
            /**
             * Format: uint32
             * @description For which slot.
             */
            slot: number;
            /** @description Do they talk? */
            talks: boolean;
        };
        /** @description The realm as one reader sees it. */
        RealmView: {
            /** @description The action that is carried out. */
            action?: components["schemas"]["RealmActingView"] | null;
            /** @description Allied territories. */
            alliances: components["schemas"]["RealmAllianceView"][];
            /** @description What boundaries and frame part the map into. */
            areas: components["schemas"]["RealmAreaView"][];
            /** @description Boundaries on the map. */
            boundaries: components["schemas"]["RealmSide"][];
            /** @description Castles. */
            castles: {
                [key: string]: components["schemas"]["RealmColour"];
            };
            /** @description What was chosen in this round. */
            decisions: {
                [key: string]: number[];
            };
            /**
             * Format: uint32
             * @description Cards left in the deck.
             */
            deck: number;
            /** @description Founding points: up to so many spaces, so many points (HRZ-023). */
            founding: [
                number,
                number
            ][];
            /** @description What lies in them, for the organiser and when everything is shown. */
            in_piles?: {
                [key: string]: components["schemas"]["RealmPoliticsCard"][];
            } | null;
            /** @description Knights. */
            knights: {
                [key: string]: components["schemas"]["RealmColour"];
            };
            /** @description A letter for each space, row by row. */
            land: components["schemas"]["RealmLand"];
            /** @description The colour whose pieces are obstacles. */
            neutral?: components["schemas"]["RealmColour"] | null;
            /** @description How it ended. */
            outcome?: components["schemas"]["RealmOutcome"] | null;
            /** @description Cards in both piles of politics cards. */
            piles: {
                [key: string]: number;
            };
            /** @description Politics cards that were played. */
            played: components["schemas"]["RealmPoliticsCard"][];
            /** @description Who plays, clockwise. */
            players: components["schemas"]["RealmPrinceView"][];
            /**
             * Format: uint32
             * @description From 1; 0 before the first.
             */
            round: number;
            /** @description How it was set up. */
            set_up: components["schemas"]["RealmSetUp"];
            /**
             * Format: uint32
             * @description Slots of this round that are settled.
             */
            settled: number;
            /** @description Who holds the black castle. */
            start?: components["schemas"]["RealmColour"] | null;
            /** @description Where the round is, by its word. */
            step: string;
            /**
             * Format: uint32
             * @description Boundaries beside it.
             */
            stock: number;
            /** @description Who hears what two offer each other. */
            talk: components["schemas"]["RealmTalk"];
            /** @description The tiles, row by row. */
            tiles: components["schemas"]["RealmLaidTile"][];
            /** @description Its name. */
            title: string;
            /** @description The trial that goes on. */
            trial?: components["schemas"]["RealmTrialView"] | null;
            /** @description Cards that were turned; the last one lies on top. */
            turned: components["schemas"]["RealmActionCard"][];
            /** @description Who owes an order. */
            waiting: components["schemas"]["RealmColour"][];
            /** @description What the reader plays. */
            you?: components["schemas"]["RealmColour"] | null;
        };
        /** @description What belongs to `Wall`. */
        RealmWall: {
            /** @description Where. */
            sides: components["schemas"]["RealmSide"][];
        };
        /** @description What one boundary would do at once. */
        RealmWallOption: {
            /** @description The territories that it would found; none: what it parts is nobody's. */
            founds: components["schemas"]["RealmFounding"][];
            /** @description Where it would lie. */
            side: components["schemas"]["RealmSide"];
            /** @description Spaces of the areas on both sides of it. */
            spaces: [
                number,
                number
            ];
        };
        /** @description A record's number. */
        RecordNumber: {
            /**
             * Format: uint64
             * @description Position in the stream.
             */
            seq: number;
        };
        /** @description How long every step waits for those who owe orders. */
        RecurringDeadline: {
            /**
             * Format: uint32
             * @description Its number, by which it is lifted.
             */
            deadline: number;
            /**
             * Format: uint32
             * @description So many minutes from when something is owed.
             */
            minutes: number;
            /** @description A word with it. */
            note?: string | null;
            /**
             * Format: uint64
             * @description Its record.
             */
            seq: number;
            /**
             * Format: uint32
             * @description So many minutes before, there is a reminder.
             */
            warning: number;
        };
        /** @description What belongs to `Refill`. */
        Refill: {
            /** @description None, one or two cards of one's hand. */
            discard: components["schemas"]["ActionCard"][];
        };
        /** @description A refusal as the page shows it. */
        RefusalView: {
            /** @description What would be allowed. */
            allowed?: string | null;
            /** @description The clause that forbids it. */
            clause: string;
            /** @description The stable code. */
            code: string;
            /** @description What is wrong, as a sentence. */
            reason: string;
        };
        /** @description Why not. */
        Refused: {
            /** @description What would be allowed. */
            allowed?: string | null;
            /** @description By which clause. */
            clause: components["schemas"]["ClauseId"];
            /** @description As a sentence. */
            reason: string;
        };
        /** @description What belongs to `Regain`. */
        Regain: {
            /** @description Food; or Blank, for the City Guard while the well is free. */
            card: components["schemas"]["ActionCard"];
            /** @description Who. */
            figure: components["schemas"]["FigureId"];
            /** @description A hex of the home base. */
            hex: components["schemas"]["Hex"];
        };
        /** @description A region. */
        Region: {
            /** @description Where it is drawn: to the right and down, in tenths of the distance between two regions. */
            at: [
                number,
                number
            ];
            /** @description Regions over a bridge. */
            bridge?: components["schemas"]["MapSpaceId"][];
            /** @description Its id. */
            id: components["schemas"]["MapSpaceId"];
            /**
             * @description Regions beside it.
             * @default []
             */
            land: components["schemas"]["MapSpaceId"][];
            /** @description As people say it. */
            name: string;
            /**
             * Format: uint32
             * @description Its province.
             */
            province: number;
            /** @description What it is like. */
            terrain: components["schemas"]["MapTerrain"];
            /** @description Regions through a tunnel. */
            tunnel?: components["schemas"]["MapSpaceId"][];
        };
        /** @description Releases a device: it signs for the seat no more. */
        ReleaseDeviceBody: {
            /**
             * Format: uuid
             * @description As in an order.
             */
            batch: string;
            /** @description Which: its public key. */
            device: string;
            /** @description Whose it is: a seat, or `organiser`. */
            seat: string;
            /** @description Why, 1 to 500 characters; everybody will read it. */
            why: string;
        };
        /** @description Who comes to relieve the town, and when. */
        ReliefForce: {
            /**
             * @description By ship: not on the day after a blockade ([ST-61](crate::clauses::ST_61)).
             * @default false
             */
            by_sea: boolean;
            /** @description Who. */
            men: components["schemas"]["AssaultReserve"][];
            /**
             * Format: uint32
             * @description On the first day of which strategic turn.
             */
            turn: number;
        };
        /** @description What has become of a reminder. */
        Reminder: {
            /** @description When that was noted. */
            at: string;
            /**
             * Format: uint32
             * @description How often it was tried.
             */
            attempts: number;
            /**
             * Format: uint32
             * @description The deadline.
             */
            deadline: number;
            /** @description Was it that the deadline has passed, or that it is near? */
            passed: boolean;
            /** @description How it stands. */
            state: components["schemas"]["ReminderState"];
        };
        /** @description Where reminders go. */
        RemindersBody: {
            /**
             * @description An address that takes messages in the form of Discord's webhooks; nothing: nowhere. It is tried
             *     before it is kept.
             */
            address?: string | null;
        };
        /** @description How a reminder stands. */
        ReminderState: "noted" | "trying" | "waiting" | "sent" | "unknown" | "failed";
        /** @description Whether reminders go anywhere. */
        RemindersTo: {
            /** @description Do they? */
            set: boolean;
        };
        /** @description What belongs to `Repair`. */
        Repair: {
            /** @description Which castle. */
            castle: components["schemas"]["MapSpaceId"];
            /** @description What. */
            damage: string;
        };
        /** @description A seat gets a new key. */
        ReplaceKey: {
            /** @description Whose key. */
            seat: string;
        };
        /** @description Whose key is to be replaced. */
        ReplaceKeyBody: {
            /**
             * Format: uuid
             * @description As in an order; the server's choice where nothing is said, which cannot be signed.
             * @default null
             */
            batch: string | null;
            /** @description The seat, such as `city-guard`. */
            seat: string;
        };
        /** @description A question whether the head may be moved. */
        RequestSeen: {
            /** @description Whose orders would be undone, with their answers. */
            asked: components["schemas"]["AskedSeen"][];
            /** @description The only engagement that goes back. */
            only?: string | null;
            /** @description The head was moved since; it serves no more. */
            over: boolean;
            /** @description Why. */
            reason: string;
            /**
             * Format: uint32
             * @description Its number.
             */
            request: number;
            /**
             * Format: uint64
             * @description Its record.
             */
            seq: number;
            /** @description How it stands. */
            stands: components["schemas"]["Consent"];
            /**
             * Format: uint64
             * @description Where to.
             */
            to: number;
            /** @description Until when answers count. */
            until: string;
            /** @description The what-if that would be adopted, by its id. */
            what_if?: string | null;
            /** @description Is the reader's answer awaited? */
            your_turn: boolean;
        };
        /** @description What belongs to `Reroll`. */
        Reroll: {
            /**
             * Format: uint32
             * @description The number on the die, 1 to 6.
             */
            face: number;
            /** @description Who attacks. */
            piece: components["schemas"]["PieceId"];
        };
        /** @description The mobile reserve. */
        ReserveView: {
            /** @description It moves and fights. */
            awake: boolean;
            /** @description Its figures on the map. */
            figures: components["schemas"]["FigureId"][];
            /** @description Hexes for which a card of its stock was played in this step. */
            rallied: components["schemas"]["Hex"][];
            /**
             * Format: uint32
             * @description Attack cards held apart for it.
             */
            stock: number;
        };
        /** @description Let play go on. */
        Resume: {
            /** @description A word with it, at most 500 characters. */
            note?: string | null;
        };
        /** @description What belongs to `Retreat`. */
        Retreat: {
            /** @description Who. */
            banner: components["schemas"]["MapBannerId"];
            /** @description Where to. */
            to: components["schemas"]["MapSpaceId"];
        };
        /** @description A rewind: to a batch end, or to the beginning of a turn. */
        RewindBody: {
            /**
             * Format: uuid
             * @description As in an order.
             */
            batch: string;
            /**
             * Format: uint64
             * @description The head that the organiser saw.
             */
            head: number;
            /**
             * @description Only this engagement goes back; what the others did since follows again as copies.
             * @default null
             */
            only: string | null;
            /** @description Why, 1 to 500 characters; everybody will read it. */
            reason: string;
            /**
             * @description Of which engagement the turn is; may be left out where there is one, or where `only` says it.
             * @default null
             */
            scope: string | null;
            /**
             * Format: uint64
             * @description A batch end, live or abandoned. Either this or `turn`.
             * @default null
             */
            to: number | null;
            /**
             * Format: uint32
             * @description A turn on the live timeline: back to its beginning.
             * @default null
             */
            turn: number | null;
        };
        /** @description What a rewind would grey out. */
        RewindPreview: {
            /**
             * Format: uint64
             * @description How many records of an abandoned timeline would count again.
             */
            back: number;
            /**
             * Format: uint64
             * @description How many orders in all.
             */
            batches: number;
            /** @description Whose orders they are: how many of each sender. */
            by: {
                [key: string]: number;
            };
            /** @description What would be left behind; only the last [`LONGEST_PAGE`] records. */
            greyed: components["schemas"]["LogLine"][];
            /** @description The head now. */
            head: components["schemas"]["Head"];
            /** @description In a scoped rewind: the orders of others that would follow again. */
            kept: components["schemas"]["LogLine"][];
            /** @description In a scoped rewind: the orders of others that cannot be kept. They are among the greyed. */
            lost: components["schemas"]["LostOrder"][];
            /**
             * Format: uint64
             * @description How many records in all.
             */
            records: number;
            /** @description Which tables are touched: how many records of each, and of the campaign as a whole. */
            tables: {
                [key: string]: number;
            };
            /**
             * Format: uint64
             * @description Where to. A scoped rewind leads to the last batch end before anything of its engagement.
             */
            to: number;
        };
        /**
         * @description Which seat plays which role of an engagement, by role. Empty: each role is played by the seat of
         *     its own name.
         */
        Roles: {
            [key: string]: string;
        };
        /** @description A roll that an order asks for. */
        RollAsked: {
            /** @description The clause that calls for it. */
            clause: string;
            /** @description Such as `2d6`. */
            dice: string;
            /**
             * @description Whose dice they are and what they must show, in the order in which they fall; left out where the
             *     rule does not say.
             */
            shares?: components["schemas"]["ShareView"][];
            /** @description A stable code for the purpose, such as `fight`. */
            why: string;
        };
        /** @description One roll or draw. */
        RollAudit: {
            /**
             * Format: uint64
             * @description And behind it.
             */
            after: number;
            /** @description When its order was accepted. */
            at: string;
            /**
             * Format: uint64
             * @description How things stood before the order: this record can be looked at.
             */
            before: number;
            /** @description Who gave the order. */
            by: string;
            /** @description The clause that called for it, with its text. */
            clause?: components["schemas"]["Clause"] | null;
            /** @description What came of it, up to the order's next roll. */
            consequences: components["schemas"]["LogLine"][];
            /** @description The numbers of the disputes about this record or its order. */
            disputes: number[];
            /**
             * @description In which other campaign it fell, where it is only told here: in a what-if that was adopted, or in the campaign of
             *     which this is a what-if.
             */
            elsewhere?: components["schemas"]["FellElsewhere"] | null;
            /** @description The same facts as they stand in the log: what was computed, with every modifier. */
            facts: components["schemas"]["FactSeen"][];
            /** @description What fell. */
            fell?: components["schemas"]["Fell"] | null;
            /** @description Is its payload hidden from the reader? Then only its envelope is accounted for. */
            hidden: boolean;
            /** @description `dice.rolled` or `card.drawn`. */
            kind: string;
            /** @description Does it lie on the live timeline? */
            live: boolean;
            /**
             * Format: uint64
             * @description The order's record.
             */
            order: number;
            /** @description The order as a sentence, as far as the reader may read it. */
            order_sentence: string;
            /** @description What the whole order changed on the board. */
            pieces: components["schemas"]["PieceChange"][];
            /** @description Where the numbers came from. */
            proof: components["schemas"]["Proof"];
            /** @description What it is about. */
            scope: string;
            /** @description The record as a sentence. */
            sentence: string;
            /**
             * Format: uint64
             * @description Its record.
             */
            seq: number;
            /** @description What it changed in the view. */
            table: components["schemas"]["ViewChange"][];
            /** @description How this player's thrown dice compare with chance, where these were thrown. */
            thrown_by?: components["schemas"]["Judged"] | null;
            /** @description A stable code for the purpose. */
            why?: string | null;
            /** @description Who confirmed or contested the faces. */
            witnesses: components["schemas"]["DiceWitnessed"][];
        };
        /** @description A roll or draw that was found. */
        RollFound: {
            /** @description Whose roll it was. */
            by: string;
            /** @description What came of it, up to the next roll of the order. */
            consequences: components["schemas"]["LogLine"][];
            /** @description What the order had done before the roll, in words; none: nothing that may be told. */
            deed?: string | null;
            /** @description The roll. */
            line: components["schemas"]["LogLine"];
            /** @description The order, as far as the reader may read it. */
            order: components["schemas"]["LogLine"];
            /** @description The purpose, of a roll. */
            why?: string | null;
        };
        /** @description Rolls and draws by their source. */
        Rolls: {
            /**
             * Format: uint64
             * @description From sealed envelopes, derived again and found right.
             */
            sealed: number;
            /**
             * Format: uint64
             * @description Thrown at the table: nothing more can be proved than who typed them.
             */
            thrown: number;
            /**
             * Format: uint64
             * @description Of those thrown, the ones that somebody witnessed.
             */
            witnessed: number;
        };
        /** @description Rolls and draws that were found. */
        RollsFound: {
            /** @description Can there be older ones? Then ask for those before `next`. */
            more: boolean;
            /**
             * Format: uint64
             * @description The record before which to look for older ones.
             */
            next?: number | null;
            /**
             * @description The newest first. Fewer than were asked for, or none, where so much of the log lay between them that it is looked through
             *     piece by piece.
             */
            rolls: components["schemas"]["RollFound"][];
        };
        /** @description Rule a dispute. */
        Rule: {
            /** @description For `replaced`: the command, as JSON. */
            command?: unknown;
            /**
             * Format: uint32
             * @description Which dispute.
             */
            dispute: number;
            /**
             * @description For `thrown_again` and `replaced`: faces thrown at the table, by the order's number. Without
             *     them new envelopes are opened.
             */
            faces?: {
                [key: string]: number[];
            };
            /**
             * @description Later orders that are refused now are left out; else they stop the ruling.
             * @default false
             */
            leave_out: boolean;
            /** @description For `replaced`: the command, as people type it. */
            notation?: string | null;
            /** @description Why, 1 to 500 characters. */
            reason: string;
            /** @description How. */
            ruling: components["schemas"]["RulingWord"];
        };
        /** @description A rulebook with its clauses, in the order of its pages. */
        Rulebook: {
            /** @description `siege`, `battle`, `assault`, `map`, or `fights` for what passes between a map and its tables. */
            book: string;
            /** @description What it says, our rulings on it last. */
            clauses: components["schemas"]["Clause"][];
            /** @description What it is called. */
            title: string;
        };
        /** @description A ruling. */
        RuledSeen: {
            /** @description Why. */
            reason: string;
            /** @description How. */
            ruling: components["schemas"]["RulingWord"];
            /**
             * Format: uint64
             * @description Its record.
             */
            seq: number;
            /** @description The same as people say it. */
            word: string;
        };
        /** @description One value: what was decided by itself, or what the game master chose. */
        Ruling: {
            arrival: {
                /** @description It comes. */
                comes: boolean;
            };
        } | {
            arrival_number: {
                /**
                 * Format: uint32
                 * @description The number.
                 */
                number: number;
            };
        } | {
            strength: {
                /**
                 * Format: uint32
                 * @description Rat ogres.
                 */
                ogres: number;
                /**
                 * Format: uint32
                 * @description Foot skaven.
                 */
                skaven: number;
            };
        } | {
            aim: {
                /** @description The aim. */
                aim: components["schemas"]["Aim"];
            };
        } | {
            entry: {
                /** @description The hex. */
                hex: components["schemas"]["Hex"];
            };
        } | {
            order: {
                /** @description All band numbers, first to act first. */
                bands: number[];
            };
        } | {
            target: {
                /**
                 * Format: uint32
                 * @description Which band.
                 */
                band: number;
                /** @description Where to. */
                target: components["schemas"]["BandTarget"];
            };
        } | {
            goal: {
                /** @description Who. */
                figure: components["schemas"]["FigureId"];
                /** @description The goal. */
                goal: components["schemas"]["Goal"];
            };
        } | {
            path: {
                /** @description Who. */
                figure: components["schemas"]["FigureId"];
                /** @description The hexes to enter; none: it stays. */
                path: components["schemas"]["Hex"][];
            };
        } | {
            attack: {
                /** @description Who attacks. */
                attacker: components["schemas"]["FigureId"];
                /** @description Whom. */
                target: components["schemas"]["FigureId"];
            };
        } | {
            effect: {
                /** @description Which. */
                effect: components["schemas"]["Effect"];
            };
        };
        /** @description How the organiser has ruled. */
        RulingWord: "stands" | "struck" | "thrown_again" | "replaced" | "rewound";
        /** @description Name a point of the campaign. */
        SavePoint: {
            /** @description Its name, 1 to 60 characters; no other point has it. */
            name: string;
            /**
             * Format: uint64
             * @description The record behind which it lies: the last of an order, on whatever timeline. Without it where the campaign
             *     stands now.
             */
            record?: number | null;
        };
        /** @description What another person says of a throw that waits. */
        SawThrowBody: {
            /** @description As it stood in the throw. */
            ask: string;
            /**
             * Format: uuid
             * @description The order's batch.
             */
            batch: string;
            /** @description Was it thrown so? If not, nothing was rolled. */
            confirms: boolean;
            /**
             * @description Who confirms: the device.
             * @default null
             */
            device: string | null;
            /**
             * @description Who confirms: its signature over `chronicle/2 witness`, a zero byte, `ask` and `thrown` in canonical JSON.
             * @default null
             */
            signature: string | null;
        };
        /** @description A siege as an organiser describes it. */
        Scenario: {
            /**
             * @description Barricades that stand at the start.
             * @default []
             */
            barricades: components["schemas"]["Hexside"][];
            /** @description All six factions. */
            factions: {
                [key: string]: components["schemas"]["Force"];
            };
            /**
             * @description The city in picture notation; none: the built-in city.
             * @default null
             */
            map: string | null;
            /**
             * @description The organiser's choices.
             * @default {
             *       "arrival_number": 4,
             *       "places_to_fall": 4,
             *       "turns": 12
             *     }
             */
            options: components["schemas"]["Options"];
            /**
             * @description Where figures stand at the start, by figure; those not named stand in their home base.
             * @default {}
             */
            stands: {
                [key: string]: components["schemas"]["Hex"];
            };
            /** @description Its name, 1 to 80 characters. */
            title: string;
        };
        /** @description A scenario that could be begun. */
        ScenarioAbout: {
            /** @description Of a battle: its field and armies. */
            battle?: components["schemas"]["PreviewCard"] | null;
            /** @description Its name, to open a campaign with. */
            name: string;
            /** @description Who sits at the table. */
            seats: components["schemas"]["Seat"][];
            /** @description What it is about. */
            summary: string;
            /** @description The rule system. */
            system: components["schemas"]["System"];
            /** @description Its title. */
            title: string;
            /** @description Of an assault: the town, and who stands where. */
            town?: components["schemas"]["TownPreviewCard"] | null;
        };
        /** @description What a magic-user has learnt. */
        School: "wizard" | "necromancer" | "cleric" | "demonologist" | "druid";
        /** @description A faction's score. */
        ScoreView: {
            /** @description Which. */
            faction: components["schemas"]["Faction"];
            /** @description Its objectives. */
            objectives: components["schemas"]["ObjectiveView"][];
            /**
             * Format: uint32
             * @description Points.
             */
            points: number;
            /**
             * Format: uint32
             * @description Rank, 1 for the best; ties share.
             */
            rank: number;
            /** @description Does it win? */
            wins: boolean;
        };
        /** @description Where sealed dice come from. */
        SealedDice: "house" | "shared";
        /** @description Each step from the seal to the faces. */
        SealedProof: {
            /** @description HMAC-SHA256(seed, prev, commitment, k) for k = 0, 1, …; in version 2 of `intent` and `shared`. */
            blocks: string[];
            /** @description The commitment of the order, which binds its intent and its nonce. */
            commitment: string;
            /** @description The faces, or the position, that follow. */
            derived: number[];
            /**
             * Format: uint64
             * @description The index of the envelope.
             */
            envelope: number;
            /** @description Do the seal, the faces and the record agree? */
            holds: boolean;
            /**
             * @description In a log of version 2: the hash of what the order's sender had fixed; dice are bound to it, not to
             *     `prev` and `commitment`.
             */
            intent?: string | null;
            /** @description The nonce that the player gave, as far as the reader may read the order. */
            nonce?: string | null;
            /**
             * Format: uint64
             * @description The order's record.
             */
            order: number;
            /** @description `prev` of the order's record: its place in the chain. */
            prev: string;
            /** @description The seal that stands there. */
            seal: string;
            /** @description SHA-256 of the word `seal` and the seed: must be the seal. */
            seal_of_seed: string;
            /**
             * Format: uint64
             * @description The record that published its seal, before anybody knew what it would be used for.
             */
            sealed_by: number;
            /** @description The seed that lay in it. */
            seed: string;
            /** @description In a log of version 2: what the others gave to the dice; zeros where nobody did. */
            shared?: string | null;
            /** @description What was read of the blocks, in order. */
            steps: components["schemas"]["ProofStep"][];
            /** @description The same as a sentence. */
            verdict: string;
        };
        /** @description A seat. */
        Seat: {
            /** @description The name that people say. */
            name: string;
            /** @description What the person is called who sits there, if somebody said it. */
            player?: string | null;
            /** @description The word in links and orders. */
            seat: string;
        };
        /** @description The key of one seat. */
        SeatKey: {
            /** @description The key: 43 characters of base64url. */
            key: string;
            /** @description The page that it opens. */
            link: string;
            /** @description Its name as people say it. */
            name: string;
            /** @description The seat. */
            seat: string;
        };
        /** @description Further cards that a demand asks for. */
        SecondCardsView: {
            /** @description Which card. */
            card: components["schemas"]["ActionCard"];
            /**
             * Format: uint32
             * @description How many.
             */
            needed: number;
            /**
             * Format: uint32
             * @description How many have been paid.
             */
            paid: number;
        };
        /** @description What a device has countersigned. */
        SeenCheckpoint: {
            /**
             * Format: date-time
             * @description When the house was told.
             */
            at: string;
            /** @description Its public key. */
            device: string;
            /** @description The note with all its signatures. */
            note: string;
            /** @description For whom the device signs: a seat, or `organiser`. */
            seat: string;
            /**
             * Format: uint64
             * @description How many records the log had.
             */
            size: number;
        };
        /**
         * @description Say until when an engagement waits for those who owe orders. The order gives the time; no rule reads
         *     a clock.
         */
        SetDeadline: {
            /** @description A word with it, at most 500 characters. */
            note?: string | null;
            /** @description Which engagement. */
            scope: string;
            /**
             * Format: uint64
             * @description Milliseconds since 1970.
             */
            until: number;
            /**
             * Format: uint32
             * @description So many minutes before, those who owe orders are reminded; at most thirty days.
             * @default 1440
             */
            warning: number;
        };
        /** @description Sets the policy of the dice. */
        SetPolicyBody: {
            /**
             * Format: uuid
             * @description As in an order.
             */
            batch: string;
            /** @description The whole policy. */
            policy: components["schemas"]["DicePolicy"];
        };
        /** @description Say how long every step of every engagement waits for those who owe orders. What is owed already counts from now. */
        SetRecurringDeadline: {
            /**
             * Format: uint32
             * @description So many minutes from when something is owed first; at most a year.
             */
            minutes: number;
            /** @description A word with it, at most 500 characters. */
            note?: string | null;
            /**
             * Format: uint32
             * @description So many minutes before, those who owe orders are reminded; fewer than `minutes`, and at most thirty days.
             */
            warning: number;
        };
        /** @description Set a value right. It is given as any order is; here it is looked at. */
        SetRight: {
            /** @description The order as it is typed, such as `set-right crowns north 40 because the tax was counted twice`. */
            order: string;
            /** @description In which engagement. */
            scope: string;
        };
        /** @description Something that the organiser may set right now: one row of the form that asks for it. */
        Settable: {
            /** @description The same as people say it. */
            name: string;
            /** @description As it is, as people say it; empty where that goes without saying. */
            now: string;
            /** @description What it may be set to. */
            to: components["schemas"]["SettableTo"];
            /** @description What of it, as it is typed behind `set-right`: `crowns`. */
            what: string;
            /** @description Whose, as it is typed behind that. */
            who: string;
        };
        /** @description What a value may be set to. */
        SettableTo: {
            numbers: {
                /**
                 * Format: uint32
                 * @description The least.
                 */
                least: number;
                /**
                 * Format: uint32
                 * @description The most.
                 */
                most: number;
            };
        } | {
            words: {
                [key: string]: string;
            };
        } | "hex" | "nothing";
        /** @description Dice of one share as they fell. */
        ShareRead: {
            /** @description What they showed. */
            faces: number[];
            /** @description What they had to show. */
            goal: components["schemas"]["GoalView"];
            /** @description Which of them did what they should, die by die. */
            good: boolean[];
            /** @description Who threw them, by their id. */
            whose: string;
        };
        /** @description Some dice of a roll that lie side by side. */
        ShareView: {
            /**
             * Format: uint32
             * @description How many dice.
             */
            dice: number;
            /** @description What they must show; nothing while that is a secret. */
            goal?: components["schemas"]["GoalView"] | null;
            /** @description Who throws them, by their id. */
            whose: string;
        };
        /** @description What belongs to `Shoot`. */
        Shoot: {
            /** @description One's own bowman. */
            shooter: components["schemas"]["TownManId"];
            /** @description At whom, where several move together. */
            target?: components["schemas"]["TownManId"] | null;
        };
        /** @description What belongs to `Shut`. */
        Shut: {
            /** @description Which. */
            gate: components["schemas"]["TownGateId"];
            /** @description Who stands inside, beside it. */
            man: components["schemas"]["TownManId"];
        };
        /** @description The two sides (R-30). */
        Side: "city" | "enemy";
        /** @description What belongs to `SetRight`. */
        SiegeSetRight: {
            /** @description Why, in 1 to 500 characters. */
            reason: string;
            /** @description Which, and to what. */
            what: components["schemas"]["SiegeSetting"];
        };
        /** @description What the organiser sets right, and to what. */
        SiegeSetting: {
            wounds: {
                /** @description Who. */
                figure: components["schemas"]["FigureId"];
                /**
                 * Format: uint32
                 * @description How many from now on.
                 */
                wounds: number;
            };
        } | {
            fallen: {
                /** @description Who. */
                figure: components["schemas"]["FigureId"];
            };
        } | {
            standing: {
                /** @description Who, of the city. */
                figure: components["schemas"]["FigureId"];
                /** @description Where. */
                hex: components["schemas"]["Hex"];
            };
        };
        /** @description The siege of a scenario that goes on over days. */
        SiegeStart: {
            /**
             * @description Is it the border castle ([HAV-160](crate::clauses::HAV_160))?
             * @default false
             */
            border: boolean;
            /**
             * Format: uint32
             * @description Rations that the besiegers bring with them if they take refuge
             *     ([HAV-154](crate::clauses::HAV_154)).
             * @default 0
             */
            brought: number;
            /**
             * Format: uint32
             * @description Moat hexes that the besiegers can fill before an assault.
             * @default 0
             */
            fascines: number;
            /**
             * @description Columns and rows of the field outside on which a relief is fought; none: 22 and 12.
             * @default null
             */
            field: [
                number,
                number
            ] | null;
            /**
             * @description Does it go on over turns of a campaign map? Then it has no last turn ([ST-65](crate::clauses::ST_65)), and
             *     rests behind each.
             * @default false
             */
            on_map: boolean;
            /**
             * Format: uint32
             * @description Rations in the store of the besieged, which the besiegers do not know
             *     ([ST-62](crate::clauses::ST_62)).
             */
            rations: number;
            /**
             * @description Who comes to relieve the town.
             * @default null
             */
            relief: components["schemas"]["ReliefForce"] | null;
            /**
             * Format: uint32
             * @description The last strategic turn; none: the fourth ([ST-65](crate::clauses::ST_65)).
             * @default null
             */
            turns: number | null;
        };
        /** @description What a day of the siege waits for. */
        SiegeStep: "preparations" | "relief" | "initiative" | "action" | "reply" | "fighting" | "terms";
        /** @description A siege as one reader sees it. */
        SiegeView: {
            /** @description Who may act now. */
            acting: components["schemas"]["Faction"][];
            /**
             * @description The artefacts that the reader knows of: all four for the wizards, those that were used for
             *     everybody else (HEI-066).
             */
            artefacts: components["schemas"]["ArtefactView"][];
            /** @description Hexes for which Attack cards were played in this step. */
            attack_cards: components["schemas"]["AttackCardView"][];
            /** @description The enemy's bands on the map, in order of arrival. */
            bands: components["schemas"]["BandView"][];
            /** @description The reader's own briefing. */
            briefing?: components["schemas"]["BriefingView"] | null;
            /** @description Something waits that the rules themselves do on `proceed`. */
            can_proceed: boolean;
            /** @description The city as it stands. */
            city: components["schemas"]["CityView"];
            /** @description Command cards turned up so far. */
            commands: components["schemas"]["CommandCardView"][];
            /** @description The decks. */
            decks: components["schemas"]["DecksView"];
            /** @description Cards asked of the city. */
            demands: components["schemas"]["DemandView"][];
            /** @description What else is known of the enemy. */
            enemy: components["schemas"]["EnemyView"];
            /** @description Event cards turned up so far. */
            events: components["schemas"]["EventCardView"][];
            /** @description The six factions, in the order of the book. */
            factions: components["schemas"]["FactionView"][];
            /** @description Figures: all of the city's, and the enemies on the map. */
            figures: components["schemas"]["FigureView"][];
            /** @description The game master, in a siege that has one. */
            game_master?: components["schemas"]["GameMasterView"] | null;
            /** @description The guns. */
            guns: components["schemas"]["GunView"][];
            /** @description The reader's own hand. */
            hand?: components["schemas"]["Pile"] | null;
            /**
             * Format: uint32
             * @description How many cards a hand may hold at the end of step 8.
             */
            hand_limit: number;
            /** @description Civilian markers. */
            markers: components["schemas"]["MarkerView"][];
            /** @description How it ended. */
            outcome?: components["schemas"]["Outcome"] | null;
            /** @description Who refuses passage to whom. */
            passage_refused: components["schemas"]["PassageView"][];
            /** @description The mobile reserve, once there is one. */
            reserve?: components["schemas"]["ReserveView"] | null;
            /** @description The scores, once counted. */
            scores?: components["schemas"]["ScoreView"][] | null;
            /** @description The Silver Hair: for Cathay and the organiser. */
            silver_hair?: components["schemas"]["SilverHairView"] | null;
            /**
             * @description Spells that the reader knows of: all of them for the wizards, for others those that
             *     were cast (R-09).
             */
            spells: components["schemas"]["SpellView"][];
            /** @description The step of the turn. */
            step?: components["schemas"]["StepView"] | null;
            /** @description The scenario's name. */
            title: string;
            /**
             * Format: uint32
             * @description The turn, from 1; 0 before the first.
             */
            turn: number;
            /**
             * Format: uint32
             * @description How many turns until the relief arrives.
             */
            turns: number;
            /**
             * @description The ambassador's trouble: for Bretonnia and the organiser, and for everybody while he is a
             *     werewolf.
             */
            werewolf?: components["schemas"]["WerewolfView"] | null;
            /** @description The reader's own faction. */
            you?: components["schemas"]["Faction"] | null;
            /** @description May the reader's faction act now? */
            your_turn: boolean;
        };
        /** @description What silence means when the time is up. */
        Silence: "refuses" | "agrees";
        /** @description The Silver Hair. */
        SilverHairView: {
            /** @description Wen Jiao-Bao spends this turn over it. */
            called: boolean;
            /** @description The Air Spirit has appeared. */
            used: boolean;
        };
        /** @description Where faces came from. */
        SourceSeen: "sealed" | "thrown";
        /** @description One of the wizards' spells. */
        Spell: "healing" | "wall-of-water" | "fireball" | "lightning-bolt" | "fast-food" | "morale" | "mind-control" | "steal-resources" | "insect-swarm" | "treefolk";
        /** @description A spell. */
        SpellView: {
            /** @description The clause that describes it. */
            clause: string;
            /** @description What it does, as a sentence. */
            effect: string;
            /** @description Everybody knows it: it was cast. */
            known: boolean;
            /** @description When it is cast, in words. */
            moment: string;
            /** @description Its name as people say it. */
            name: string;
            /** @description What it costs, in words. */
            price: string;
            /** @description Which. */
            spell: components["schemas"]["Spell"];
        };
        /** @description What belongs to `Starve`. */
        Starve: {
            /** @description Who. */
            figure: components["schemas"]["FigureId"];
        };
        /** @description State one's case. */
        Statement: {
            /**
             * Format: uint32
             * @description Which dispute.
             */
            dispute: number;
            /** @description What, 1 to 500 characters. */
            text: string;
        };
        /** @description A statement. */
        StatementSeen: {
            /** @description Whose it is. */
            by: string;
            /**
             * Format: uint64
             * @description Its record.
             */
            seq: number;
            /** @description What they say. */
            text: string;
        };
        /**
         * @description The steps of a turn (HEI-134 to HEI-142), with what comes before and after the twelve turns.
         *     Step 9 is played in parts (R-23).
         */
        Step: "council" | "refill" | "event_card" | "command_card" | "enemy_movement" | "enemy_combat" | "movement" | "combat" | "trading" | "healing" | "food" | "fires" | "barricades" | "demands" | "holding" | "vote" | "over";
        /** @description Where a step lies on the live timeline. */
        StepMark: {
            /** @description Its name as people say it. */
            name: string;
            /**
             * Format: uint64
             * @description The record with which it begins.
             */
            seq: number;
            /** @description Its word. */
            step: string;
        };
        /** @description A step of the turn. */
        StepView: {
            /** @description Its id, such as `movement`. */
            id: components["schemas"]["Step"];
            /** @description Its name as people say it. */
            name: string;
            /** @description Its number and letter in the book, such as `9b`. */
            number: string;
        };
        /** @description A campaign as a story. */
        Story: {
            /** @description The campaign. */
            campaign: string;
            /** @description The turns of the map, in order; without a map one chapter for all. */
            chapters: components["schemas"]["StoryChapter"][];
            /**
             * @description The house's word on where the log ended when this was told (a signed note, C2SP); none: it signs none of
             *     this log.
             */
            checkpoint?: string | null;
            /** @description The engagement that is the map; none: a campaign without one. */
            map?: string | null;
            /** @description Its name. */
            name: string;
            /** @description For whom it is told: `organiser`, `seat/<name>` or `public`. */
            reader: string;
        };
        /** @description A turn of the map. */
        StoryChapter: {
            /** @description What is told, in order. */
            passages: components["schemas"]["StoryPassage"][];
            /**
             * Format: uint32
             * @description Its number; 0: what was before the first turn.
             */
            turn: number;
            /**
             * Format: uint64
             * @description Its last record so far: the map is shown as it was behind it.
             */
            until: number;
        };
        /** @description Sentences that belong together: of the map, or of one engagement. */
        StoryPassage: {
            /** @description The engagement that is told; none: the map. */
            scope?: string | null;
            /** @description What happened. */
            sentences: components["schemas"]["StorySentence"][];
            /** @description The title of the engagement. */
            title?: string | null;
        };
        /** @description A sentence. */
        StorySentence: {
            /** @description The records that say so, in order. */
            records: number[];
            /** @description For people. */
            text: string;
        };
        /** @description What belongs to `Strike`. */
        Strike: {
            /** @description A figure of one's own. */
            attacker: components["schemas"]["FigureId"];
            /** @description A figure in the same or an adjacent hex. */
            target: components["schemas"]["FigureId"];
        };
        /** @description What belongs to `Stun`. */
        Stun: {
            /** @description One of those who attacked. */
            man: components["schemas"]["TownManId"];
        };
        /** @description What a piece of a battle could do. */
        SurveyAtHead: {
            /** @description From where. */
            from: components["schemas"]["Hex"];
            /** @description The head at which this is so. */
            head: components["schemas"]["Head"];
            /** @description Hexes in range, and whether the line to them is clear. */
            looks: components["schemas"]["Look"][];
            /** @description Who. */
            piece: components["schemas"]["PieceId"];
            /** @description Hexes that it could go to; none when it is asked for a hex where it does not stand. */
            reach: components["schemas"]["Reached"][];
            /** @description Enemies in range. */
            targets: components["schemas"]["Target"][];
        };
        /** @description A rule system. */
        System: "siege" | "battle" | "assault" | "realm" | "map";
        /** @description A table at which something reads otherwise. */
        TableCompared: {
            /**
             * Format: uint64
             * @description How much reads otherwise.
             */
            differs: number;
            /** @description Where it is not there at all: at the one record, or at the other. */
            missing?: components["schemas"]["ComparedSide"] | null;
            /** @description Which. */
            scope: string;
            /** @description What it is called. */
            title: string;
        };
        /** @description Take back own orders, as far as nothing has come of them that others relied on or that chance decided. */
        TakeBack: {
            /**
             * Format: uint64
             * @description The record of the earliest order that is taken back; the sender's later ones in this engagement go with it.
             *     Without it the last one alone.
             */
            order?: number | null;
            /** @description In which engagement. */
            scope: string;
        };
        /** @description An enemy in range. */
        Target: {
            /** @description What an attack would be. */
            attack?: components["schemas"]["PlanView"] | null;
            /**
             * Format: uint32
             * @description In hexes.
             */
            distance: number;
            /** @description Where. */
            hex: components["schemas"]["Hex"];
            /** @description Who. */
            piece: components["schemas"]["PieceId"];
            /** @description Or why there is none. */
            refused?: components["schemas"]["Refused"] | null;
        };
        /** @description What belongs to `Tell`. */
        Tell: {
            /** @description 1 to 500 characters. */
            text: string;
        };
        /**
         * @description The one terrain of a hex ([WAP-003](crate::clauses::WAP_003),
         *     [WAP-004](crate::clauses::WAP_004)).
         */
        Terrain: "open" | "woods" | "difficult" | "hill" | "river" | "village" | "impassable" | "stone-circle" | "burial-mound" | "temple" | "building-a" | "building-b" | "building-c" | "building-d" | "rubble";
        /** @description What a terrain does. */
        TerrainView: {
            /** @description What it does, each as a few words. */
            effects: string[];
            /** @description As people say it. */
            name: string;
            /** @description Which. */
            terrain: components["schemas"]["Terrain"];
        };
        /** @description Thrown dice that wait for a witness. */
        ThrowAwaited: {
            /** @description Who gave the order: `organiser` or `seat/<name>`. */
            by: string;
            /** @description What was typed. */
            thrown: number[];
            /** @description Whose devices may confirm or contest it: seats, or `organiser`. */
            witnesses: string[];
            /** @description Is the reader one of them? */
            yours: boolean;
        };
        /** @description One roll of an order that waits. */
        ThrownRoll: {
            /** @description The clause that calls for it. */
            clause: string;
            /** @description Such as `2d6`. */
            dice: string;
            /** @description What was typed. */
            faces: number[];
            /** @description The seat whose roll it is by the rules, if it is somebody's. */
            roller?: string | null;
            /** @description What for, as a code such as `fight`. */
            why: string;
        };
        /** @description Records that follow each other without a rewind between them. */
        Timeline: {
            /** @description When it began. */
            began: string;
            /** @description How it began. */
            begins_by: components["schemas"]["Beginning"];
            /** @description Who moved the head there. */
            by: string;
            /** @description The dispute that was settled by it. */
            dispute?: string | null;
            /** @description When its last record was written. */
            ended: string;
            /**
             * Format: uint64
             * @description Its first record: genesis, or the order that moved the head.
             */
            first: number;
            /**
             * Format: uint64
             * @description Its last record.
             */
            last: number;
            /**
             * Format: uint64
             * @description Up to which of its records it counts now; none: it is abandoned altogether.
             */
            live_to?: number | null;
            /** @description The engagement that went back, where the others were spared. */
            only?: string | null;
            /**
             * Format: uint64
             * @description How many orders it holds, the one that moved the head not counted.
             */
            orders: number;
            /**
             * Format: uint64
             * @description The record that it follows; none for genesis.
             */
            parent?: number | null;
            /** @description Why, in their words. */
            reason?: string | null;
            /** @description Is its last record a tip: the head, or an abandoned end that can be taken up again? */
            tip: boolean;
        };
        /** @description All timelines of a campaign. */
        Timelines: {
            /** @description The head now. */
            head: components["schemas"]["Head"];
            /** @description Points that the organiser has named, in the order of their records. */
            points: components["schemas"]["Point"][];
            /** @description Oldest first; each begins where a rewind left another. */
            timelines: components["schemas"]["Timeline"][];
        };
        /**
         * @description Several orders, each given on what came of those before it. They are stored together or not at all; but none is given
         *     behind one for which dice fall, a card is drawn or something hidden is shown, nor one that waits for somebody else.
         */
        TogetherBody: {
            /** @description In their order, each with an id of its own; all name the same head. */
            orders: components["schemas"]["OrderBody"][];
        };
        /** @description What became of several orders. */
        TogetherGiven: {
            /** @description An answer to each that was given, in their order. */
            answers: components["schemas"]["Accepted"][];
            /**
             * Format: uint
             * @description How many of the last were not given: look at what has come about, and decide anew.
             */
            left: number;
        };
        /** @description What belongs to `Topple`. */
        Topple: {
            /** @description Which. */
            ladder: components["schemas"]["TownLadderId"];
            /** @description Who. */
            men: components["schemas"]["TownManId"][];
        };
        /** @description An order that waits for the word of its sender's device. */
        ToSign: {
            /** @description The hash of everything that is signed: 64 hex digits. */
            intent: string;
            /** @description Everything that is signed. Whoever signs sees that it is what they want, and hashes it themselves. */
            order: {
                [key: string]: unknown;
            };
        };
        /** @description A walled town. */
        Town: {
            /** @description Its doors. */
            doors?: {
                [key: string]: components["schemas"]["TownDoor"];
            };
            /** @description Columns and rows of an open field far away, on which a relief is fought. */
            field?: [
                number,
                number
            ] | null;
            /** @description Its gates. */
            gates: {
                [key: string]: components["schemas"]["TownGate"];
            };
            /** @description Stairs inside a keep. */
            inner_stairs?: components["schemas"]["TownInnerStairs"][];
            /** @description What each letter stands for. */
            legend: {
                [key: string]: components["schemas"]["TownGround"];
            };
            /** @description What is worked from where. */
            mechanisms?: {
                [key: string]: components["schemas"]["TownWinch"];
            };
            /** @description As people call it. */
            name: string;
            /** @description A letter a hex. */
            picture: components["schemas"]["TownPicture"];
            /** @description Has it a port ([HAV-020](crate::clauses::HAV_020))? */
            port?: boolean;
            /** @description Its stairs, by a word. */
            stairs?: {
                [key: string]: components["schemas"]["TownStairs"];
            };
            /** @description Hexsides by which one steps from a rampart onto one a level higher or lower. */
            steps?: components["schemas"]["Hexside"][];
        };
        /** @description What belongs to `Advance`. */
        TownAdvance: {
            /** @description Who. */
            man: components["schemas"]["TownManId"];
        };
        /** @description What belongs to `Aim`. */
        TownAim: {
            /** @description One's own bowman. */
            shooter: components["schemas"]["TownManId"];
            /** @description An enemy in range and in sight. */
            target: components["schemas"]["TownManId"];
        };
        /** @description A question to one side. */
        TownAsk: {
            fire: {
                /** @description Who may shoot. */
                may: components["schemas"]["TownManId"][];
                /** @description Of whom. */
                of: components["schemas"]["TownSide"];
                /** @description Where they still want to go. */
                rest: components["schemas"]["TownSpot"][];
                /** @description Who moves: several where they carry or push something together. */
                targets: components["schemas"]["TownManId"][];
            };
        } | {
            stun: {
                /** @description Which there are. */
                attackers: components["schemas"]["TownManId"][];
                /** @description Of whom. */
                of: components["schemas"]["TownSide"];
            };
        } | {
            retreat: {
                /** @description Away from whom. */
                from: components["schemas"]["TownManId"][];
                /**
                 * Format: uint32
                 * @description How many hexes.
                 */
                hexes: number;
                /** @description Where to by a jump from the rampart ([ST-38](crate::clauses::ST_38)). */
                jumps: components["schemas"]["TownSpot"][];
                /** @description Who. */
                man: components["schemas"]["TownManId"];
                /** @description Of whom. */
                of: components["schemas"]["TownSide"];
                /** @description Where to, each as good as the other. */
                to: components["schemas"]["TownSpot"][];
            };
        } | {
            come_out: {
                /** @description Who. */
                man: components["schemas"]["TownManId"];
                /** @description Of whom. */
                of: components["schemas"]["TownSide"];
                /** @description Where they could. */
                to: components["schemas"]["TownSpot"][];
            };
        } | {
            advance: {
                /** @description Which. */
                into: components["schemas"]["TownSpot"];
                /** @description Of whom. */
                of: components["schemas"]["TownSide"];
                /** @description Who could. */
                who: components["schemas"]["TownManId"][];
            };
        };
        /** @description What belongs to `Attack`. */
        TownAttack: {
            /** @description Who. */
            attackers: components["schemas"]["TownManId"][];
            /** @description Whom. */
            target: components["schemas"]["TownManId"];
        };
        /** @description What belongs to `Batter`. */
        TownBatter: {
            /** @description On what machines are laid that are laid on nothing yet. */
            hex?: components["schemas"]["Hex"] | null;
        };
        /** @description What belongs to `Battle`. */
        TownBattle: {
            /** @description With everybody: the garrison gets back what one holds (HAV-146). */
            all?: boolean;
            /** @description With these, while the others go on with the siege (HAV-147). */
            party?: components["schemas"]["TownManId"][];
        };
        /** @description What forbids a line. */
        TownBlockedLine: {
            /** @description By which clause. */
            clause: components["schemas"]["ClauseId"];
            /** @description Where. */
            hex: components["schemas"]["Hex"];
        };
        /** @description What belongs to `Bring`. */
        TownBring: {
            /** @description Which. */
            engine: components["schemas"]["TownEngineId"];
            /** @description Which way its front looks. */
            facing: components["schemas"]["Direction"];
            /** @description Where. */
            hex: components["schemas"]["Hex"];
        };
        /** @description What belongs to `Carry`. */
        TownCarry: {
            /** @description Which of the two goes ahead. */
            man: components["schemas"]["TownManId"];
            /** @description The places to enter, one after the other. */
            path: components["schemas"]["TownSpot"][];
        };
        /** @description What belongs to `ComeOut`. */
        TownComeOut: {
            /** @description Who. */
            man: components["schemas"]["TownManId"];
            /** @description Where. */
            to: components["schemas"]["TownSpot"];
        };
        /** @description How somebody is ([ST-10](crate::clauses::ST_10)). */
        TownCondition: "sound" | "wounded" | "stunned" | "dead";
        /** @description Cover, from none up. */
        TownCover: "none" | "light" | "medium" | "heavy" | "infinite";
        /** @description The cover of a target. */
        TownCoverBy: {
            /** @description By which clause; none: nothing is there. */
            clause?: components["schemas"]["ClauseId"] | null;
            /** @description How much. */
            cover: components["schemas"]["TownCover"];
            /** @description The side over which the line comes in. */
            side?: components["schemas"]["Hexside"] | null;
        };
        /** @description What belongs to `Deploy`. */
        TownDeploy: {
            /** @description Who. */
            man: components["schemas"]["TownManId"];
            /** @description Where. */
            to: components["schemas"]["TownSpot"];
        };
        /** @description A place that a move can end in. */
        TownDestination: {
            /** @description Is an enemy in reach there, who ends the move? */
            contact: boolean;
            /**
             * Format: uint32
             * @description Movement points that are left then.
             */
            left: number;
            /** @description Of ten dice, how many do what, where one goes from one enemy to the next ([ST-06](crate::clauses::ST_06)). */
            past?: {
                [key: string]: number;
            } | null;
            /** @description The places to enter, the last one included. */
            path: components["schemas"]["TownSpot"][];
        };
        /** @description What belongs to `Dig`. */
        TownDig: {
            /** @description Where; the first records name one. */
            hexes: components["schemas"]["Hex"][];
            /** @description Five for each. */
            men?: components["schemas"]["TownManId"][];
        };
        /** @description A door in a wall: the main door of a keep ([HAV-038](crate::clauses::HAV_038)). */
        TownDoor: {
            /** @description The hex behind it, from which it is opened and shut. */
            inside: components["schemas"]["Hex"];
            /** @description As people call it. */
            name: string;
            /** @description The hex before it. */
            outside: components["schemas"]["Hex"];
        };
        /** @description What belongs to `Drop`. */
        TownDrop: {
            /** @description Which. */
            ladder: components["schemas"]["TownLadderId"];
        };
        TownEngineId: string;
        /** @description What a siege engine is. */
        TownEngineKind: "siege-tower" | "ram" | "roofed-ram" | "mangonel" | "trebuchet";
        /** @description A combat that could be fought now. */
        TownFight: {
            /**
             * Format: uint32
             * @description Attack values added.
             */
            attack: number;
            /** @description Who. */
            attackers: components["schemas"]["TownManId"][];
            /** @description Of ten dice, how many do what. */
            blows: {
                [key: string]: number;
            };
            /**
             * Format: uint32
             * @description The defender's.
             */
            defence: number;
            /**
             * Format: int32
             * @description What the ground adds and takes.
             */
            modifier: number;
            /** @description The column, as attack to defence. */
            odds: [
                number,
                number
            ];
            /** @description Whom. */
            target: components["schemas"]["TownManId"];
        };
        /** @description What belongs to `Fill`. */
        TownFill: {
            /** @description Which. */
            hex: components["schemas"]["Hex"];
        };
        /** @description What the dice of an order would do: of ten, where nothing else is said. */
        TownForetold: {
            shot: components["schemas"]["TownShot"];
        } | {
            fight: components["schemas"]["TownFight"];
        } | {
            past: {
                [key: string]: number;
            };
        } | {
            /** Format: uint32 */
            try: number;
        } | {
            salvos: components["schemas"]["TownWallOdds"][];
        } | {
            mines: components["schemas"]["TownWallOdds"][];
        } | {
            oil: components["schemas"]["TownOilOdds"];
        } | {
            terms: [
                number,
                number,
                number,
                number,
                number
            ];
        } | {
            /** Format: uint32 */
            tomorrow: number;
        };
        /** @description A gate of the town ([HAV-002](crate::clauses::HAV_002)). */
        TownGate: {
            /** @description The hex of its passage. */
            hex: components["schemas"]["Hex"];
            /** @description Not a gate of the town wall: it leads from one court into another. */
            inner?: boolean;
            /** @description From where it is opened and shut ([HAV-003](crate::clauses::HAV_003)). */
            inside: components["schemas"]["Hex"][];
            /** @description As people call it. */
            name: string;
            /** @description Where one comes to it from outside. */
            outside: components["schemas"]["Hex"][];
        };
        TownGateId: string;
        /** @description What a letter of the picture stands for. */
        TownGround: {
            /**
             * @description Fortified on the inner side too ([HAV-010](crate::clauses::HAV_010)), as the towers of the Lady Gate
             *     are ([HAV-089](crate::clauses::HAV_089)).
             */
            inner_parapet?: boolean;
            /**
             * Format: int8
             * @description Where one stands, -1 to 7; of a gate the rampart above it, of a keep the roof.
             * @default 0
             */
            level: number;
            /**
             * Format: uint8
             * @description Its line of defence, 1 to 4 from outside in ([HAV-023](crate::clauses::HAV_023)): the outer ramparts
             *     ([HAV-024](crate::clauses::HAV_024)), the stretch joined to the citadel
             *     ([HAV-025](crate::clauses::HAV_025)), the citadel, the keep.
             */
            line?: number | null;
            /** @description Has a roof, which lines of fire meet a level higher ([HAV-076](crate::clauses::HAV_076)). */
            roofed?: boolean;
            /** @description What. */
            terrain: components["schemas"]["TownTerrain"];
        };
        /** @description What belongs to `Hide`. */
        TownHide: {
            /** @description Beneath which rampart hex. */
            hex: components["schemas"]["Hex"];
            /** @description Who. */
            man: components["schemas"]["TownManId"];
        };
        /** @description How long nobody shoots at who is moving. */
        TownHold: "here" | "move" | "phase";
        /** @description Stairs inside a keep: from one floor or roof to another, with a whole move. */
        TownInnerStairs: {
            /** @description Below. */
            from: components["schemas"]["TownSpot"];
            /** @description Above. */
            to: components["schemas"]["TownSpot"];
        };
        /** @description Where a ladder is. */
        TownLadderAt: {
            standing: {
                /** @description The hex that it stands in. */
                foot: components["schemas"]["Hex"];
                /**
                 * Format: uint32
                 * @description The game turn from which on one may climb it.
                 */
                from_turn: number;
                /** @description The rampart hex that it leads to. */
                top: components["schemas"]["Hex"];
            };
        } | {
            carried: {
                /** @description Who. */
                by: [
                    components["schemas"]["TownManId"],
                    components["schemas"]["TownManId"]
                ];
            };
        } | {
            lying: {
                /** @description Where. */
                place: components["schemas"]["TownSpot"];
            };
        } | "broken" | {
            stored: {
                /** @description Whose. */
                side: components["schemas"]["TownSide"];
            };
        };
        TownLadderId: string;
        /** @description What belongs to `Lay`. */
        TownLay: {
            /** @description Which. */
            engine: components["schemas"]["TownEngineId"];
            /** @description On which. */
            hex: components["schemas"]["Hex"];
        };
        /** @description What belongs to `Lift`. */
        TownLift: {
            /** @description Which. */
            ladder: components["schemas"]["TownLadderId"];
            /** @description One of two. */
            one: components["schemas"]["TownManId"];
            /** @description The other. */
            other: components["schemas"]["TownManId"];
        };
        /** @description Where the line that counts runs ([ST-34](crate::clauses::ST_34)). */
        TownLineAside: "straight" | "left" | "right";
        /** @description A hex on the line. */
        TownLineHex: {
            /** @description Which. */
            hex: components["schemas"]["Hex"];
            /**
             * Format: int8
             * @description How high it reaches.
             */
            level: number;
            /** @description It is higher than the lower of the two: the numbers that judge it. */
            tested?: components["schemas"]["TownThales"] | null;
        };
        /** @description What a side has lost ([ST-26](crate::clauses::ST_26)). */
        TownLossesView: {
            /**
             * Format: uint32
             * @description Taken by the enemy.
             */
            captured: number;
            /**
             * Format: uint32
             * @description Killed.
             */
            dead: number;
            /**
             * Format: uint32
             * @description Gone.
             */
            fled: number;
            /**
             * Format: uint32
             * @description Casualty points.
             */
            points: number;
            /**
             * Format: uint32
             * @description Wounded and alive.
             */
            wounded: number;
        };
        TownManId: string;
        /** @description Somebody of either side. */
        TownManView: {
            /** @description Have they attacked? */
            attacked: boolean;
            /** @description The ladder that they carry. */
            carries?: components["schemas"]["TownLadderId"] | null;
            /** @description What. */
            class: components["schemas"]["Class"];
            /** @description Is their move over? */
            ended: boolean;
            /** @description Alive, dead or captured. */
            fate: components["schemas"]["Fate"];
            /**
             * Format: uint32
             * @description Movement points that they have left in this player turn.
             */
            left: number;
            /**
             * Format: int8
             * @description The level on which they are.
             */
            level?: number | null;
            /** @description Is their crossbow being loaded? */
            loading: boolean;
            /** @description Their id, for orders. */
            man: components["schemas"]["TownManId"];
            /** @description On a horse? */
            mounted: boolean;
            /** @description Have they moved in it? */
            moved: boolean;
            /** @description As people say it. */
            name: string;
            /** @description Where they are, or lie; none: off the map. */
            place?: components["schemas"]["TownSpot"] | null;
            /** @description Have they shot? */
            shot: boolean;
            /** @description Whose. */
            side: components["schemas"]["TownSide"];
            /** @description Stunned? */
            stunned: boolean;
            /** @description Attack, defence and movement as they are now. */
            values: [
                number,
                number,
                number
            ];
            /** @description The mechanism that they work. */
            works?: components["schemas"]["TownMechanism"] | null;
            /** @description Wounded? */
            wounded: boolean;
        };
        /** @description What a weight and a chain move ([HAV-039](crate::clauses::HAV_039)). */
        TownMechanism: "stairway" | "drawbridge" | "trap";
        /** @description What belongs to `Mend`. */
        TownMend: {
            /** @description Which. */
            engine: components["schemas"]["TownEngineId"];
        };
        /** @description What belongs to `Move`. */
        TownMove: {
            /** @description Who. */
            man: components["schemas"]["TownManId"];
            /** @description The places to enter, one after the other. */
            path: components["schemas"]["TownSpot"][];
        };
        /** @description What a barrel of oil would do. */
        TownOilOdds: {
            /** @description To each of them: of ten dice, how many do what. */
            hits: {
                [key: string]: number;
            };
            /**
             * Format: uint32
             * @description By how many of ten dice an engine there catches fire; none: there is none that could.
             */
            lights?: number | null;
            /** @description Who is under it. */
            people: components["schemas"]["TownManId"][];
        };
        /** @description What belongs to `Open`. */
        TownOpen: {
            /** @description Which. */
            gate: components["schemas"]["TownGateId"];
            /** @description Who stands inside, beside it. */
            man: components["schemas"]["TownManId"];
        };
        /** @description Rules that a scenario sets. */
        TownOptions: {
            /**
             * @description Hexes that the besiegers win by burning down, all of them
             *     ([ST-65](crate::clauses::ST_65)).
             */
            burn?: components["schemas"]["Hex"][];
            /**
             * Format: uint32
             * @description Hexes from the wall at which besiegers deploy; none: 8 ([ST-58](crate::clauses::ST_58)).
             */
            distance?: number | null;
            /**
             * @description Wall hexes and gates that the besiegers win by holding all of at the end of a game turn
             *     ([ST-65](crate::clauses::ST_65)).
             */
            goal?: components["schemas"]["Hex"][];
            /**
             * @description Hexes in which others stand do not count as distance of a line, as the book literally says
             *     ([HAV-073](crate::clauses::HAV_073)).
             * @default false
             */
            men_shorten_lines: boolean;
            /**
             * Format: uint32
             * @description The last game turn; none: until the assault is over.
             */
            turns?: number | null;
        };
        /** @description The phases of a player turn ([ST-02](crate::clauses::ST_02)). */
        TownPhase: "first-fire" | "movement" | "combat" | "second-fire" | "recovery";
        TownPicture: string;
        /** @description What belongs to `Pour`. */
        TownPour: {
            /** @description The foot of the wall, a ladder, or the passage of a gate. */
            at: components["schemas"]["TownSpot"];
            /** @description One of two. */
            one: components["schemas"]["TownManId"];
            /** @description The other. */
            other: components["schemas"]["TownManId"];
        };
        /** @description What belongs to `Prepare`. */
        TownPrepare: {
            /** @description Which. */
            what: components["schemas"]["Preparation"];
        };
        /** @description An assault that could be opened. */
        TownPreviewCard: {
            /** @description Who stands where. */
            people: components["schemas"]["TownPreviewPerson"][];
            /** @description The town. */
            town: components["schemas"]["Town"];
            /** @description Its gates, and what is brought against it. */
            works: components["schemas"]["TownWorks"];
        };
        /** @description Somebody in it. */
        TownPreviewPerson: {
            /** @description What. */
            class: components["schemas"]["Class"];
            /** @description Where. */
            place: components["schemas"]["TownSpot"];
            /** @description Whose. */
            side: components["schemas"]["TownSide"];
        };
        /** @description What belongs to `Raise`. */
        TownRaise: {
            /** @description The hex that it is to stand in. */
            foot: components["schemas"]["Hex"];
            /** @description Which. */
            ladder: components["schemas"]["TownLadderId"];
            /** @description The rampart hex that it is to lead to. */
            top: components["schemas"]["Hex"];
        };
        /** @description What belongs to `Ram`. */
        TownRam: {
            /** @description Which. */
            engine: components["schemas"]["TownEngineId"];
        };
        /** @description The edge of a rampart. */
        TownRampartEdge: {
            /** @description By which ratio. */
            clause: components["schemas"]["ClauseId"];
            /**
             * Format: uint32
             * @description Hexes between the lower one and the edge.
             */
            distance: number;
            /** @description The last rampart hex before it. */
            hex: components["schemas"]["Hex"];
            /**
             * Format: uint32
             * @description How many it takes.
             */
            needed: number;
        };
        /** @description What belongs to `Refuge`. */
        TownRefuge: {
            /** @description Which (HAV-152). */
            engines?: components["schemas"]["TownEngineId"][];
        };
        /** @description Why not. */
        TownRefusedShot: {
            /** @description What would be allowed. */
            allowed?: string | null;
            /** @description By which clause. */
            clause: components["schemas"]["ClauseId"];
            /** @description As a sentence. */
            reason: string;
        };
        /** @description What belongs to `Repair`. */
        TownRepair: {
            /** @description Which. */
            hex: components["schemas"]["Hex"];
        };
        /** @description What belongs to `Retreat`. */
        TownRetreat: {
            /** @description Who. */
            man: components["schemas"]["TownManId"];
            /** @description Where to. */
            to: components["schemas"]["TownSpot"];
        };
        /** @description What belongs to `SetRight`. */
        TownSetRight: {
            /** @description Why, in 1 to 500 characters. */
            reason: string;
            /** @description Who, and how they are. */
            what: components["schemas"]["TownSetting"];
        };
        /** @description What the organiser sets right, and to what. */
        TownSetting: {
            state: {
                /** @description Who. */
                man: components["schemas"]["TownManId"];
                /** @description How they are from now on. */
                state: components["schemas"]["TownCondition"];
            };
        };
        /** @description A shot that could be declared or taken now. */
        TownShot: {
            /** @description What they have before them. */
            cover: components["schemas"]["TownCover"];
            /** @description Of ten dice, how many do what. */
            hits: {
                [key: string]: number;
            };
            /**
             * Format: uint32
             * @description Hexes to them, their own counted.
             */
            range: number;
            /** @description At whom. */
            target: components["schemas"]["TownManId"];
        };
        /** @description The two sides of a siege. */
        TownSide: "besiegers" | "besieged";
        /** @description A siege over days as one reader sees it. */
        TownSiegeView: {
            /** @description Is the battle outside being fought? */
            battle: boolean;
            /** @description Does the sea bring anything today? */
            blockaded: boolean;
            /**
             * Format: uint32
             * @description The day of it, 1 to 5.
             */
            day: number;
            /**
             * Format: uint32
             * @description Of these, what a strategic turn takes.
             */
            eaten_a_turn?: number | null;
            /**
             * Format: uint32
             * @description Moat hexes that can be filled before an assault.
             */
            fascines: number;
            /** @description Who goes hungry. */
            hungry: components["schemas"]["TownSide"][];
            /** @description Who has the initiative. */
            initiative?: components["schemas"]["TownSide"] | null;
            /** @description At what each machine is laid. */
            laid: {
                [key: string]: components["schemas"]["Hex"];
            };
            /**
             * Format: uint32
             * @description The last one, if there is one.
             */
            last_turn?: number | null;
            /** @description Of one's own, those who dig. */
            miners: components["schemas"]["TownManId"][];
            /** @description Of one's own, galleries that are being dug. */
            mines: components["schemas"]["Hex"][];
            /** @description Those of the besiegers who fight outside. */
            party: components["schemas"]["TownManId"][];
            /**
             * Format: uint32
             * @description Rations in one's own store; none: one does not know, or has enough.
             */
            rations?: number | null;
            /** @description Who has come to relieve the town. */
            relief: components["schemas"]["TownManId"][];
            /** @description Are the roles reversed: do the besiegers sit in what they hold? */
            reversed: boolean;
            /** @description What the day waits for, and from whom. */
            step?: [
                components["schemas"]["SiegeStep"],
                components["schemas"]["TownSide"]
            ] | null;
            /** @description What the store of the garrison adds to that, at least and at most: only its own side knows it. */
            store_adds: [
                number,
                number
            ];
            /**
             * Format: uint32
             * @description From this total on a garrison surrenders ([ST-23](crate::clauses::ST_23)).
             */
            surrenders: number;
            /** @description What the number of the besiegers and their progress add when terms are offered. */
            terms: [
                number,
                number
            ];
            /**
             * Format: uint32
             * @description The strategic turn, from 1.
             */
            turn: number;
        };
        /** @description What belongs to `Slide`. */
        TownSlide: {
            /** @description The hex that it is to stand in. */
            foot: components["schemas"]["Hex"];
            /** @description Which. */
            ladder: components["schemas"]["TownLadderId"];
            /** @description The rampart hex that it is to lead to. */
            top: components["schemas"]["Hex"];
        };
        /** @description What belongs to `Sortie`. */
        TownSortie: {
            /** @description Which. */
            gate: components["schemas"]["TownGateId"];
            /** @description Who. */
            men: components["schemas"]["TownManId"][];
        };
        TownSpot: string;
        /** @description A flight of stairs, from below. */
        TownStairs: {
            /**
             * @description The hexes at its foot ([HAV-163](crate::clauses::HAV_163), [HAV-164](crate::clauses::HAV_164)); none:
             *     it ends in the middle of its hex, and every hex beside it is ([HAV-165](crate::clauses::HAV_165)).
             */
            foot?: components["schemas"]["Hex"][] | null;
            /** @description The hexes at its head, likewise. */
            head?: components["schemas"]["Hex"][] | null;
            /** @description Its hexes upwards. */
            hexes: components["schemas"]["Hex"][];
        };
        /** @description What belongs to `Take`. */
        TownTake: {
            /** @description Which. */
            ladder: components["schemas"]["TownLadderId"];
            /** @description One of two. */
            one: components["schemas"]["TownManId"];
            /** @description The other. */
            other: components["schemas"]["TownManId"];
        };
        /** @description What a hex is. */
        TownTerrain: "field" | "harbour" | "tree" | "street" | "stable-entrance" | "stable" | "house" | "trough" | "well" | "moat" | "drawbridge" | "court" | "rampart" | "tower" | "gate" | "stairs" | "wooden-stairway" | "trap" | "keep";
        /**
         * @description The numbers of the inequality: N times D1 must be at least D times H
         *     ([HAV-072](crate::clauses::HAV_072)).
         */
        TownThales: {
            /**
             * Format: uint32
             * @description H: how many levels it is above the lower of them.
             */
            above: number;
            /**
             * Format: uint32
             * @description N: how many levels apart the two are.
             */
            apart: number;
            /**
             * Format: uint32
             * @description D1: the hexes between the lower of them and the obstruction.
             */
            before: number;
            /**
             * Format: uint32
             * @description D: the hexes between them.
             */
            between: number;
            /** @description Does the shot pass over it? */
            clear: boolean;
            /**
             * Format: uint32
             * @description The least D1 with which the lower one is seen from there, rounded up; none: nobody behind it is
             *     ([HAV-093](crate::clauses::HAV_093), [HAV-095](crate::clauses::HAV_095)).
             */
            lower_seen_from?: number | null;
            /** @description What stands there. */
            terrain: components["schemas"]["TownTerrain"];
        };
        /** @description A wall, and by how many of ten dice it is hit. */
        TownWallOdds: {
            /** @description Which. */
            hex: components["schemas"]["Hex"];
            /**
             * Format: uint32
             * @description Hits that it has taken.
             */
            hits: number;
            /**
             * Format: uint32
             * @description Hits that demolish it.
             */
            needed: number;
            /**
             * Format: uint32
             * @description Of ten dice, so many of the highest hit it.
             */
            of_ten: number;
            /**
             * Format: uint32
             * @description Battering points on it; none: it is dug under.
             */
            points?: number | null;
        };
        /** @description A mechanism: from where it is worked, and what it moves. */
        TownWinch: {
            /** @description Where somebody stands who works it. */
            from: components["schemas"]["Hex"];
            /** @description The hex that it makes impassable. */
            works: components["schemas"]["Hex"];
        };
        /** @description Everything that can change about a town. */
        TownWorks: {
            /** @description Hexes in which what could burn has burnt down. */
            burnt?: components["schemas"]["Hex"][];
            /** @description Wall hexes that are rubble ([ST-55](crate::clauses::ST_55)). */
            demolished?: components["schemas"]["Hex"][];
            /** @description Siege engines. */
            engines?: {
                [key: string]: components["schemas"]["Engine"];
            };
            /** @description Moat hexes that are filled. */
            filled?: components["schemas"]["Hex"][];
            /** @description How far a fire has grown in a hex ([ST-17](crate::clauses::ST_17)). */
            fires?: {
                [key: string]: number;
            };
            /** @description Hits that wall hexes have taken. */
            hits?: {
                [key: string]: number;
            };
            /** @description Ladders. */
            ladders?: {
                [key: string]: components["schemas"]["Ladder"];
            };
            /**
             * @description Gates and doors.
             * @default {}
             */
            leaves: {
                [key: string]: components["schemas"]["Leaf"];
            };
            /** @description Barrels of oil that each side has left ([ST-51](crate::clauses::ST_51)). */
            oil?: {
                [key: string]: number;
            };
            /** @description What is raised or sprung. */
            worked?: components["schemas"]["TownMechanism"][];
        };
        /** @description What belongs to `Transfer`. */
        Transfer: {
            /** @description To which banner; none: to the garrison. */
            banner?: components["schemas"]["MapBannerId"] | null;
            /** @description Who. */
            pieces: components["schemas"]["MapPieceId"][];
        };
        /** @description Another magic item of an individual. */
        Trinket: "mithril-armour" | "magic-wand" | "ring-of-fire" | "boots-of-striding" | "cloak-of-shadows" | "amulet-of-healing" | "horn-of-command" | "crystal-of-sight" | "ring-of-warding";
        /** @description One row of a troop table. */
        Troop: {
            /** @description Its special rules. */
            abilities?: components["schemas"]["Ability"][];
            /** @description What a shapechanger becomes. */
            animal_form?: components["schemas"]["TroopId"] | null;
            /** @description What kind of piece it is. */
            body: components["schemas"]["Body"];
            /** @description The clause that gives the row; none for troops of one's own. */
            clause?: string | null;
            /**
             * @description Dice at distance 1, 2, 3 …; none: it cannot attack ([WAP-019](crate::clauses::WAP_019)).
             * @default []
             */
            dice: number[];
            /** @description May the steed fly? ([WAP-141](crate::clauses::WAP_141)) */
            flying_steed?: boolean;
            /**
             * Format: uint32
             * @description What an opponent must roll ([WAP-023](crate::clauses::WAP_023)).
             */
            hit_at: number;
            /** @description Its id, which no other row has. */
            id: components["schemas"]["TroopId"];
            /**
             * Format: uint32
             * @description Its magic points unless the scenario says otherwise; none: 10
             *     ([WAP-106](crate::clauses::WAP_106)).
             */
            magic_points?: number | null;
            /**
             * Format: uint32
             * @description An individual's move on a steed ([WAP-149](crate::clauses::WAP_149)); none: no steed.
             */
            mounted?: number | null;
            /**
             * @description How many hexes it may move: one number, or a short and a long move
             *     ([WAP-018](crate::clauses::WAP_018)).
             */
            moves: number[];
            /** @description As people say it. */
            name: string;
            /**
             * Format: uint32
             * @description Who has moved so far does not fight ([WAP-020](crate::clauses::WAP_020)).
             */
            no_combat_after?: number | null;
            /** @description What of the row is ours, since the rulebook leaves it blank. */
            ours?: components["schemas"]["Column"][];
            /**
             * @description The army book that it stands in; filled in when a library is made.
             * @default
             */
            people: string;
            /** @description Which spells a magic-user knows. */
            school?: components["schemas"]["School"] | null;
            /**
             * Format: uint32
             * @description How many hits it endures ([WAP-024](crate::clauses::WAP_024)).
             */
            wounds: number;
        };
        TroopId: string;
        /** @description A card that an order which waits has turned up. */
        TurnedCard: {
            /**
             * Format: uint
             * @description How many of `rolls` came before it; so it is found in `thrown`.
             */
            behind: number;
            /** @description Which card was typed. */
            card: string;
            /** @description The clause that calls for it. */
            clause: string;
            /** @description The deck. */
            deck: string;
            /**
             * Format: uint32
             * @description Where in the pile it lay, from 0: its number in `thrown`.
             */
            index: number;
            /**
             * Format: uint32
             * @description How many cards lay in the pile.
             */
            of: number;
        };
        /** @description Where a turn lies on the live timeline. */
        TurnMark: {
            /**
             * Format: uint64
             * @description The last batch end that belongs to it.
             */
            end: number;
            /**
             * Format: uint64
             * @description The record with which it begins.
             */
            seq: number;
            /**
             * Format: uint64
             * @description The end of the batch in which it begins: where a rewind to this turn leads.
             */
            start: number;
            /** @description Its steps, in order; a battle has none. */
            steps: components["schemas"]["StepMark"][];
            /**
             * Format: uint32
             * @description Its number; 0 is the council of war before the first.
             */
            turn: number;
        };
        /**
         * @description A magic item that stands in no table ([WAP-189](crate::clauses::WAP_189)), of effects that the rules
         *     know.
         */
        Unique: {
            /**
             * @description What its bearer gains.
             * @default []
             */
            abilities: components["schemas"]["Ability"][];
            /**
             * Format: uint32
             * @description Dice more, wherever it has any.
             * @default 0
             */
            dice: number;
            /**
             * Format: uint32
             * @description Hexes more.
             * @default 0
             */
            moves: number;
            /**
             * @description As people say it.
             * @default
             */
            name: string;
            /**
             * Format: uint32
             * @description Wounds more.
             * @default 0
             */
            wounds: number;
        };
        /** @description Use an artefact; each has its own time. */
        Use: {
            mask: {
                /** @description A wizard in the Tower. */
                wizard: components["schemas"]["FigureId"];
            };
        } | {
            take_box: {
                /** @description A wizard in the Tower who has not moved. */
                wizard: components["schemas"]["FigureId"];
            };
        } | {
            open_box: {
                /** @description Two cards other than Blank; none: it stays shut. */
                cards: components["schemas"]["ActionCard"][];
            };
        } | {
            altar: {
                /** @description A wizard in the Tower. */
                wizard: components["schemas"]["FigureId"];
            };
        } | {
            teleporter: {
                /** @description Where to, or where from. */
                hex: components["schemas"]["Hex"];
                /** @description Out of the Tower, or into it. */
                way: components["schemas"]["Way"];
                /** @description A wizard in the Tower. */
                wizard: components["schemas"]["FigureId"];
            };
        };
        /** @description What belongs to `UseItem`. */
        UseItem: {
            /** @description The individual who carries it. */
            bearer: components["schemas"]["PieceId"];
            /** @description Which. */
            item: components["schemas"]["Trinket"];
        };
        /** @description How many later orders come to what. */
        VerdictCounts: {
            /**
             * Format: uint64
             * @description Hangs on such a roll of another order.
             */
            depends: number;
            /**
             * Format: uint64
             * @description Needs dice or a card that did not fall before.
             */
            needs_roll: number;
            /**
             * Format: uint64
             * @description The same order, and something else comes of it.
             */
            new_result: number;
            /**
             * Format: uint64
             * @description Cannot be given any more.
             */
            refused: number;
            /**
             * Format: uint64
             * @description The very same.
             */
            unchanged: number;
        };
        /** @description What becomes of an order when an earlier one is corrected. */
        VerdictWord: "unchanged" | "new_result" | "needs_roll" | "depends" | "refused";
        /** @description How a check of the whole log went. */
        Verification: components["schemas"]["Verified"] | components["schemas"]["Faulty"];
        /** @description A log without fault. */
        Verified: {
            /**
             * Format: uint64
             * @description How many orders, genesis included.
             */
            batches: number;
            /** @description Its last record. */
            head: components["schemas"]["Head"];
            /**
             * Format: uint64
             * @description How many records it has.
             */
            records: number;
            /** @description Where its dice came from. */
            rolls: components["schemas"]["Rolls"];
            /** @description What came of it when every order was decided once more. */
            rules: components["schemas"]["ByTheRules"];
            /**
             * @description Always true.
             * @constant
             */
            verified: true;
        };
        /** @description Something that reads otherwise in the view. */
        ViewChange: {
            /** @description How it read; null: it was not there. */
            from: unknown;
            /** @description Where in the view, such as `factions/cathay/hand_count`. */
            path: string;
            /** @description How it reads; null: it is not there. */
            to: unknown;
        };
        /** @description Who may look at a campaign without a key. */
        Visibility: "listed" | "unlisted" | "private";
        /** @description Who may look at a campaign without a key. */
        VisibilityBody: {
            /** @description Who. */
            visibility: components["schemas"]["Visibility"];
        };
        /** @description What belongs to `Vote`. */
        Vote: {
            /** @description Any faction. */
            leader: components["schemas"]["Faction"];
        };
        /** @description One thing that is waited for. */
        Wait: {
            /** @description Can the organiser go on without them? */
            can_advance: boolean;
            /** @description Until when it is waited for. */
            deadline?: components["schemas"]["Deadline"] | null;
            /**
             * Format: uint32
             * @description The fight of the map that is meant.
             */
            fight?: number | null;
            /** @description Is it owed by these seats, or may anybody do it? */
            owed: boolean;
            /** @description In which engagement. */
            scope: string;
            /** @description Who owes it; where anybody may do it, whom it concerns. */
            seats: components["schemas"]["Seat"][];
            /** @description Since when it is owed, by the first of those who still owe it; of the past it is not told. */
            since?: string | null;
            /** @description Where the turn is. */
            step: string;
            /** @description Which rules it is played by. */
            system: components["schemas"]["System"];
            /** @description Its title. */
            title: string;
            /**
             * Format: uint32
             * @description The turn that is played there.
             */
            turn: number;
            /** @description What. */
            what: components["schemas"]["What"];
            /** @description The same in a few words. */
            words: string;
            /** @description Does the reader owe it? */
            yours: boolean;
        };
        /** @description What a campaign waits for. */
        Waiting: {
            /** @description The campaign. */
            campaign: string;
            /** @description The campaign was closed. */
            closed?: components["schemas"]["Closed"] | null;
            /** @description What only the organiser is told. */
            desk?: components["schemas"]["OrganisersPage"] | null;
            /** @description The numbers of open disputes. */
            disputes: number[];
            /** @description The head at which this is so. */
            head: components["schemas"]["Head"];
            /** @description When something was accepted last. */
            last_at: string;
            /** @description Its name. */
            name: string;
            /**
             * Format: uint64
             * @description What time it is for the server, in milliseconds since 1970.
             */
            now: number;
            /** @description Why play is paused, if it is. */
            paused?: string | null;
            /** @description Questions whether the head may be moved, while answers count. */
            questions: components["schemas"]["OpenQuestion"][];
            /** @description Who is reading: `organiser`, `seat/<name>` or `public`. */
            reader: string;
            /** @description How long every step waits, if the organiser has said so. */
            recurring?: components["schemas"]["RecurringDeadline"] | null;
            /** @description What the table has agreed on. */
            rules: components["schemas"]["HouseRules"];
            /**
             * @description Thrown dice that wait until another person's device has confirmed them: nothing is played before that.
             * @default null
             */
            throw: components["schemas"]["ThrowAwaited"] | null;
            /**
             * Format: uint64
             * @description How many of them the reader could witness.
             */
            to_witness: number;
            /**
             * Format: uint64
             * @description How many thrown rolls nobody has witnessed.
             */
            unwitnessed: number;
            /** @description What is waited for in its engagements. */
            waits: components["schemas"]["Wait"][];
        };
        /**
         * @description An order whose typed faces wait until a device of another person has confirmed them; an event `throw` of the stream
         *     of whoever holds a key, which is null when nothing waits any more.
         */
        WaitingThrow: {
            /**
             * Format: uint64
             * @description The number of that record.
             */
            after: number;
            /**
             * @description What a witness signs, with `thrown`: the hash over `prev`, `intent` and `envelope`. Another when something else
             *     was written meanwhile.
             */
            ask: string;
            /**
             * Format: uuid
             * @description The order's batch.
             */
            batch: string;
            /** @description Who gave it: `organiser` or `seat/<name>`. */
            by: string;
            /** @description The cards that were turned up. */
            cards?: components["schemas"]["TurnedCard"][];
            /**
             * Format: uint64
             * @description The envelope on the table, which stays closed.
             */
            envelope: number;
            /** @description The intent of the order. */
            intent: string;
            /** @description The hash of the record that the order will stand behind. */
            prev: string;
            /** @description The rolls that they are for. */
            rolls: components["schemas"]["ThrownRoll"][];
            /** @description What it is about. */
            scope: string;
            /** @description Since when it waits. */
            since: string;
            /** @description The order's own list of faces and of cards' places in their piles: what is signed. */
            thrown: number[];
            /** @description Whose devices may confirm or contest it: seats, or `organiser`. */
            witnesses: string[];
        };
        /** @description One figure's walk. */
        Walk: {
            /** @description Who walks. */
            figure: components["schemas"]["FigureId"];
            /** @description What for (ACT-13). */
            goal: components["schemas"]["Goal"];
            /** @description Hex by hex, the start first; the start alone: the figure stays. */
            path: components["schemas"]["Hex"][];
        };
        /** @description A command, in one of the two ways in which it can be said. */
        WantedBody: {
            command: unknown;
        } | {
            notation: string;
        };
        /** @description A hexside along which a Wall of Water stands. */
        WaterWallView: {
            /** @description Where. */
            hexside: components["schemas"]["Hexside"];
            /**
             * Format: uint32
             * @description The last turn in which it stands.
             */
            until: number;
        };
        /** @description Which way the Teleporter carries. */
        Way: "out" | "in";
        /** @description The ambassador's trouble. */
        WerewolfView: {
            /** @description A card must be handed in this turn, or he turns; for those who may know. */
            card_due?: boolean | null;
            /** @description Nobody commands him. */
            runs_wild: boolean;
            /**
             * Format: uint32
             * @description He is a werewolf until step 9b of this turn.
             */
            until?: number | null;
        };
        /** @description What is waited for. */
        What: "orders" | "muster" | "retreat" | "relief" | "home" | "renegade" | "activation" | "deployment" | "walls" | "turn" | "decision" | "proceed" | "open_fight" | "close_fight";
        /** @description A what-if that lies beside a campaign. */
        WhatIf: {
            /**
             * Format: uint64
             * @description Its own record behind which it is played.
             */
            begins: number;
            /** @description Its id. */
            campaign: string;
            /** @description Can it be adopted? Not while nothing was played in it, nor once its head was moved behind what it repeats. */
            can_be_adopted: boolean;
            /** @description Its head. */
            head: components["schemas"]["Head"];
            /** @description Its name. */
            name: string;
            /**
             * Format: uint64
             * @description How many orders were played in it.
             */
            orders: number;
            /**
             * Format: uint64
             * @description The campaign's record at which it parted.
             */
            record: number;
            /**
             * Format: uint64
             * @description How many orders of the campaign adopting it would undo.
             */
            undoes: number;
        };
        /** @description Which what-if is meant. */
        WhatIfBody: {
            /** @description Its id. */
            what_if: string;
        };
        /** @description Of which campaign one is a what-if. */
        WhatIfOf: {
            /**
             * Format: uint64
             * @description The what-if's own record behind which it is played: what stands before that is repeated.
             */
            begins: number;
            /** @description That campaign. */
            campaign: string;
            /** @description The hash of that record. */
            hash: string;
            /** @description What it is called. */
            name: string;
            /**
             * Format: uint64
             * @description Its record behind which the what-if goes another way.
             */
            record: number;
        };
        /** @description On the map, or where else. */
        WhereaboutsView: "map" | "temple" | "starved" | "escaped" | "gone";
        /** @description Confirm or contest faces that another typed. */
        Witness: {
            /** @description Is it what was seen? */
            confirms: boolean;
            /** @description What was seen instead. */
            faces?: number[] | null;
            /** @description A word with it, at most 500 characters. */
            note?: string | null;
            /**
             * Format: uint64
             * @description The roll's record.
             */
            roll: number;
        };
        /** @description Who else saw thrown dice fall. */
        WitnessSeen: "nobody" | "confirmed" | "contested";
        /** @description What one player has won in the realm. */
        Won: {
            /** @description With whom an alliance of theirs stands. */
            allies: string[];
            /** @description The fact that has ended the game. */
            cause?: components["schemas"]["Cause"] | null;
            /**
             * Format: uint32
             * @description Ducats, with treasures that were not spent.
             */
            ducats: number;
            /**
             * Format: uint32
             * @description Power.
             */
            points: number;
            /**
             * Format: uint32
             * @description Renegades that they have not played.
             */
            renegades: number;
            /** @description Who. */
            seat: string;
            /**
             * Format: uint32
             * @description Towns in territories of theirs.
             */
            towns: number;
        };
        /** @description What belongs to `Work`. */
        Work: {
            /** @description Who stands at it. */
            man: components["schemas"]["TownManId"];
            /** @description Which. */
            mechanism: components["schemas"]["TownMechanism"];
        };
        /** @description What belongs to `Write`. */
        Write: {
            /** @description By banner. */
            orders: {
                [key: string]: components["schemas"]["MapOrder"];
            };
        };
        /** @description What somebody sees in an assault. */
        ZoneOfFireAtHead: {
            /** @description Places out of range. */
            beyond: components["schemas"]["TownSpot"][];
            /** @description Places in range that cannot be hit, and the clause that forbids it. */
            dead: {
                [key: string]: components["schemas"]["ClauseId"];
            };
            /** @description From where. */
            from: components["schemas"]["TownSpot"];
            /** @description The head at which this is so. */
            head: components["schemas"]["Head"];
            /** @description The last hexes of short, medium and long range; none: without a bow one only looks. */
            ranges?: [
                number,
                number,
                number
            ] | null;
            /** @description Places in range to which the line is free, and how well somebody there is covered. */
            seen: {
                [key: string]: components["schemas"]["TownCover"];
            };
        };
    };
    responses: {
        /** @description It was not carried out, and nothing was written. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCampaigns: {
        parameters: {
            query?: {
                /** @description Those behind this campaign, the last of the part before. One that moves in the meantime may be seen twice. */
                after?: string | null;
                /** @description So many at most; all where nothing is said. */
                limit?: number | null;
                /** @description By id where nothing is said. */
                sort?: components["schemas"]["CampaignSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSummary"][];
                };
            };
            400: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    createCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBody"];
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCampaign"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getAhead: {
        parameters: {
            query?: {
                /** @description `engagement/1` where nothing is said. */
                scope?: string | null;
            };
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AheadLeft"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    leaveAhead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AheadBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AheadLeft"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    amend: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device that signs: its public key, 64 hex digits. */
                "wapenrol-device"?: string;
                /** @description Its signatures over the orders in this, as `INTENT=SIGNATURE` in hex, separated by commas; asked for by `signature_needed`. */
                "wapenrol-signatures"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmendBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendedBody"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    previewAmendment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmendBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendmentPreview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getAsk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ask"] | null;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    checkBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackupChecked"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            500: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getCause: {
        parameters: {
            query: {
                /** @description Counted along the timeline of this record; of the head where nothing is said. */
                at?: number | null;
                /** @description The number of the engagement. */
                engagement: number;
                /** @description The how-manieth fact of it. */
                fact?: number | null;
                /** @description Instead of a fact: what was changed by it last, by its word. */
                of?: string | null;
            };
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CauseRecord"];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getCheckpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listCheckpoints: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkpoints"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    countersignCheckpoint: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountersignedBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkpoints"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    exportChronicle: {
        parameters: {
            query?: {
                /** @description The first record; nothing: genesis. */
                from?: number | null;
                /** @description Everything: for everybody once the organiser has closed the campaign and published the log. */
                full?: boolean;
                /** @description The last record; nothing: the head. */
                to?: number | null;
            };
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listCampaignClauses: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rulebook"][];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getCampaignClause: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The clause's id. */
                clause: string;
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clause"];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    compareRecords: {
        parameters: {
            query: {
                /** @description A record, on whatever timeline. */
                from: number;
                /** @description Which engagement; the one that differs most where nothing is said. */
                scope?: string | null;
                /** @description Another; the head where nothing is said. */
                to?: number | null;
            };
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    checkContinuity: {
        parameters: {
            query: {
                /** @description Receipts, `SEQ:HASH`, separated by commas. */
                receipts: string;
            };
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Continuity"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getDesk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskView"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    comeToTheDesk: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device that signs: its public key, 64 hex digits. */
                "wapenrol-device"?: string;
                /** @description Its signatures over the orders in this, as `INTENT=SIGNATURE` in hex, separated by commas; asked for by `signature_needed`. */
                "wapenrol-signatures"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    previewAct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskAct"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActPreview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listDevices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Device"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    bindDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device that signs: its public key, 64 hex digits. */
                "wapenrol-device"?: string;
                /** @description Its signatures over the orders in this, as `INTENT=SIGNATURE` in hex, separated by commas; asked for by `signature_needed`. */
                "wapenrol-signatures"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BindDeviceBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    layChain: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device that signs: its public key, 64 hex digits. */
                "wapenrol-device"?: string;
                /** @description Its signatures over the orders in this, as `INTENT=SIGNATURE` in hex, separated by commas; asked for by `signature_needed`. */
                "wapenrol-signatures"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LayChainBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    lendDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device that signs: its public key, 64 hex digits. */
                "wapenrol-device"?: string;
                /** @description Its signatures over the orders in this, as `INTENT=SIGNATURE` in hex, separated by commas; asked for by `signature_needed`. */
                "wapenrol-signatures"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LendDeviceBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    releaseDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device that signs: its public key, 64 hex digits. */
                "wapenrol-device"?: string;
                /** @description Its signatures over the orders in this, as `INTENT=SIGNATURE` in hex, separated by commas; asked for by `signature_needed`. */
                "wapenrol-signatures"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseDeviceBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getDice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiceLedger"];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getDicePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DicePolicy"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    setDicePolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device that signs: its public key, 64 hex digits. */
                "wapenrol-device"?: string;
                /** @description Its signatures over the orders in this, as `INTENT=SIGNATURE` in hex, separated by commas; asked for by `signature_needed`. */
                "wapenrol-signatures"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPolicyBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    setFeedKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedKeyWanted"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedKey"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getFeed: {
        parameters: {
            query?: {
                /** @description `en` or `nl`: whoever follows a feed cannot be asked. Nothing: as `Accept-Language` has it. */
                lang?: string | null;
            };
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    foretellOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForetellBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForetoldAtHead"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    replaceKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device that signs: its public key, 64 hex digits. */
                "wapenrol-device"?: string;
                /** @description Its signatures over the orders in this, as `INTENT=SIGNATURE` in hex, separated by commas; asked for by `signature_needed`. */
                "wapenrol-signatures"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceKeyBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatKey"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    replaceDeputyKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeputyBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeputyKey"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    replaceOrganiserKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganiserKey"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getLineOfFire: {
        parameters: {
            query: {
                /** @description Whence: a place, such as `10,22:top`. */
                from: string;
                /** @description Which assault; `engagement/1` where nothing is said. */
                scope?: string | null;
                /** @description Who shoots, for the range and the hits. */
                shooter?: string | null;
                /** @description At whom. */
                target?: string | null;
                /** @description Whither. */
                to: string;
            };
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineOfFireAtHead"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    giveLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceChain"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getLog: {
        parameters: {
            query?: {
                /** @description The first record; nothing: as far back from the end as the limit allows. */
                from?: number | null;
                /** @description At most so many lines, 1 to 1000. */
                limit?: number | null;
                /** @description The last record; nothing: the end. */
                to?: number | null;
            };
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogPage"];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getMoves: {
        parameters: {
            query: {
                /** @description Whose, for the organiser: `seat/<name>`. */
                as?: string | null;
                /** @description One figure, or several that stand together, separated by commas. */
                figure: string;
                /** @description What it is about; `engagement/1` where nothing is said. */
                scope?: string | null;
            };
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovesAtHead"];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getNotices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesSeen"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    setNotices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticesBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesSeen"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getOptions: {
        parameters: {
            query?: {
                /** @description Whose, for the organiser: `seat/<name>`. */
                as?: string | null;
                /**
                 * @description Behind which record, on whatever timeline; now where nothing is said. Of the past only the game's own orders
                 *     are told: neither those about fights, nor what can be taken back.
                 */
                at?: number | null;
                /** @description What they are about; `engagement/1` where nothing is said. */
                scope?: string | null;
            };
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnyOptions"];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    giveOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device that signs: its public key, 64 hex digits. */
                "wapenrol-device"?: string;
                /** @description Its signatures over the orders in this, as `INTENT=SIGNATURE` in hex, separated by commas; asked for by `signature_needed`. */
                "wapenrol-signatures"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    giveOrdersTogether: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TogetherBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TogetherGiven"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getPassing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassingNow"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    setPassing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassingBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PassingNow"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    previewOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    setReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemindersBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindersTo"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    rewind: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device that signs: its public key, 64 hex digits. */
                "wapenrol-device"?: string;
                /** @description Its signatures over the orders in this, as `INTENT=SIGNATURE` in hex, separated by commas; asked for by `signature_needed`. */
                "wapenrol-signatures"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewindBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    previewRewind: {
        parameters: {
            query?: {
                /** @description Only this engagement goes back; what the others did since follows again. */
                only?: string | null;
                /** @description Of which engagement the turn is; may be left out where there is one, or where `only` says it. */
                scope?: string | null;
                /** @description A batch end. Either this or `turn`. */
                to?: number | null;
                /** @description A turn on the live timeline: back to its beginning. */
                turn?: number | null;
            };
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RewindPreview"];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getRoll: {
        parameters: {
            query: {
                /** @description The record of a roll or draw, on whatever timeline. */
                seq: number;
            };
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RollAudit"];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    findRolls: {
        parameters: {
            query?: {
                /** @description Only what lies before this record. */
                before?: number | null;
                /** @description Whose roll it was: `organiser`, `seat/<name>` or `rules`. */
                by?: string | null;
                /** @description The clause that called for it. */
                clause?: string | null;
                /** @description At most so many, 1 to 200. */
                limit?: number | null;
                /**
                 * @description A piece, by its id or its name: its order, or something that came of the roll, names it. A piece of a map is
                 *     looked for as who stood for it in its fights, too; a banner as all who march with it, or did
                 *     until they were lost. Anything else that is no id is looked for in what is told of the order.
                 */
                piece?: string | null;
                /** @description `engagement/<number>`. */
                scope?: string | null;
                /** @description Dice of so many sides. */
                sides?: number | null;
                /** @description Where the faces came from. */
                source?: components["schemas"]["SourceSeen"] | null;
                /** @description Words that stand in the order, the roll, or what came of it. */
                text?: string | null;
                /** @description The purpose. */
                why?: string | null;
                /** @description For thrown dice: who else saw them. */
                witness?: components["schemas"]["WitnessSeen"] | null;
            };
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RollsFound"];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getSeatFeed: {
        parameters: {
            query?: {
                /** @description The key of the feed, which opens nothing else: a reader of feeds sends no other. */
                key?: string | null;
                /** @description As of the feed for everybody. */
                lang?: string | null;
            };
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getSheets: {
        parameters: {
            query?: {
                /**
                 * @description Only these, separated by commas: `briefing`, `roster`, `reference`, `map`,
                 *     `record`.
                 */
                only?: string | null;
                /** @description Which engagement; `engagement/1` where nothing is said. */
                scope?: string | null;
                /** @description Whose briefing and roster; without it the key's holder's own, for the organiser everybody's. */
                seat?: string | null;
            };
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getStory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getStoryMarkdown: {
        parameters: {
            query?: {
                /** @description Put before the address of each record, such as `http://127.0.0.1:7411`; nothing: this server. */
                base?: string | null;
            };
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getStoryPage: {
        parameters: {
            query?: {
                /** @description Put before the address of each record, such as `http://127.0.0.1:7411`; nothing: this server. */
                base?: string | null;
            };
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    followStream: {
        parameters: {
            query?: {
                /** @description The last record that was seen; `Last-Event-ID` counts before it. Nothing: only what comes. */
                after?: number | null;
            };
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSummary"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getSurvey: {
        parameters: {
            query: {
                /** @description From which hex; from where it stands where nothing is said. */
                from?: string | null;
                /** @description A unit or an individual. */
                piece: string;
                /** @description Which battle; `engagement/1` where nothing is said. */
                scope?: string | null;
            };
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyAtHead"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getThrow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingThrow"] | null;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    sawThrow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SawThrowBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"] | null;
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getTimelines: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timelines"];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getTurns: {
        parameters: {
            query?: {
                /** @description `engagement/1` where nothing is said. */
                scope?: string | null;
            };
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnMark"][];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    verifyCampaign: {
        parameters: {
            query?: {
                /** @description A receipt, `SEQ:HASH`: the log must still contain it. */
                receipt?: string | null;
            };
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getView: {
        parameters: {
            query?: {
                /** @description A record, on whatever timeline; the head where nothing is said. */
                at?: number | null;
                /** @description Which engagement; `engagement/1` where nothing is said. */
                scope?: string | null;
            };
            header?: {
                /** @description The `ETag` of an answer that the client has. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The answer is the same until this is another: it follows from the log and from who reads. */
                    ETag?: string;
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignView"];
                };
            };
            /** @description Nothing has changed since the answer that `If-None-Match` names. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    setVisibility: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisibilityBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisibilityBody"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waiting"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listWhatIfs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatIf"][];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    beginWhatIf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeWhatIfBody"];
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCampaign"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    compareWhatIf: {
        parameters: {
            query: {
                /** @description Which engagement; the one that differs most where nothing is said. */
                scope?: string | null;
                /** @description Its id. */
                what_if: string;
            };
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    throwAwayWhatIf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WhatIfBody"];
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WhatIfBody"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getZoneOfFire: {
        parameters: {
            query: {
                /** @description From which place, such as `10,22:top`. */
                from: string;
                /** @description Which assault; `engagement/1` where nothing is said. */
                scope?: string | null;
                /** @description Who stands guard there, for the range. */
                sentry?: string | null;
            };
            header?: never;
            path: {
                /** @description The campaign's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    /** @description The house's latest checkpoint of a log of version 2: a signed note (C2SP) in base64. */
                    "wapenrol-checkpoint"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZoneOfFireAtHead"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    importCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description It was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCampaign"];
                };
            };
            400: components["responses"]["Problem"];
            401: components["responses"]["Problem"];
            403: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getCarryTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clause"][];
                };
            };
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listClauses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rulebook"][];
                };
            };
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getClause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The clause's id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clause"];
                };
            };
            404: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioAbout"][];
                };
            };
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getCommonSheets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getSheetStyle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                };
            };
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    verifyLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description It was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            400: components["responses"]["Problem"];
            413: components["responses"]["Problem"];
            415: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
}
