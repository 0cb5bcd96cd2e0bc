// Made by `npm run openapi` from openapi.json.
export interface paths {
    "/v1/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All tokens, newest first */
        get: operations["listTokens"];
        put?: never;
        /**
         * Make a token, shown only this once
         * @description A token of the role `player` acts only in the games and matches of one player, and only for that player's side. The service keeps only a hash and cannot show a lost token again: revoke it and make another.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A token */
        get: operations["getToken"];
        put?: never;
        post?: never;
        /**
         * Revoke a token: the service refuses every later call with it
         * @description `If-Match` is required. Takes effect at once on every instance. A revoked token stays revoked; revoking it again changes nothing. The service keeps the last director's token: revoke it only while another one is good for at least as long.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/qr.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A text as a QR code, a link for example
         * @description Needs no token.
         */
        get: operations["drawQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of the club, or those with a text in their name */
        get: operations["listPlayers"];
        put?: never;
        /** Add a person to the club */
        post: operations["createPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a list of people to the club
         * @description CSV with a header line: `name`, and if wanted `nickname`, `country`, `rating`, `experience`, `notes`. The service adds a person for each line, in order and all at once, and reports what became of each line.
         */
        post: operations["importPlayers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player */
        get: operations["getPlayer"];
        put?: never;
        post?: never;
        /**
         * Archive a player: they start no new match, and their results stay
         * @description `If-Match` is required. Archiving an archived player changes nothing. `PATCH` with `"status": "active"` brings them back.
         */
        delete: operations["archivePlayer"];
        options?: never;
        head?: never;
        /**
         * Correct the fields that are named, or bring an archived player back
         * @description `null` empties a field. `If-Match` is required. A new name shows everywhere, also in old results.
         */
        patch: operations["updatePlayer"];
        trace?: never;
    };
    "/v1/players/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge two players who are one person
         * @description The service archives the player of the path and shows their old results, which keep their ids, under the name of `into`. Both players get a new version. A merge cannot be undone.
         */
        post: operations["mergePlayers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/club": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The club: its name, time zone and currency
         * @description Needs no token.
         */
        get: operations["getClub"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct the fields that are named
         * @description `If-Match` is required. Earlier records keep their currency.
         */
        patch: operations["updateClub"];
        trace?: never;
    };
    "/v1/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Current announcements, newest first
         * @description Without a token the list has only those about public tournaments, and none to the whole club. Public tournaments and their matches need no token.
         */
        get: operations["listAnnouncements"];
        put?: never;
        /** Announce something to the club, or to a tournament */
        post: operations["announce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/announcements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An announcement, also one that has ended
         * @description One to the whole club needs a token. Public tournaments and their matches need no token.
         */
        get: operations["getAnnouncement"];
        put?: never;
        post?: never;
        /**
         * End an announcement
         * @description `If-Match` is required. Ending an ended announcement changes nothing.
         */
        delete: operations["endAnnouncement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A game as it is now
         * @description Public tournaments and their matches need no token.
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll, play, double, take, drop, resign …
         * @description One action, or a list of them under `actions`: the service does all or none, and the error names the index. It also records what follows by itself (a roll that cannot be played, the end of the game, the score). A player may act only in their own games and for their own side, which `side` need not name. A scorer or a director may act for any side, and take back; where their first action is `roll`, `skip` or `double` it names the `side` (in a chouette `by`), or the request has an If-Match with one version or `*`, so that a double click never acts for the other side. In a match with a clock, an action after the flag has fallen first costs the penalty (`ClockFlagged` is first in `events`); where that loses the game, the action itself is not done. In a chouette the box sits at white, the team at black; `by` says who sends it, and a player may act only for themselves.
         */
        post: operations["actInGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/legal-plays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every legal play of the roll on the board
         * @description Public tournaments and their matches need no token.
         */
        get: operations["listLegalPlays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The game turn by turn
         * @description Public tournaments and their matches need no token.
         */
        get: operations["listTurns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/positions/{turn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The position after a turn
         * @description Public tournaments and their matches need no token.
         */
        get: operations["getPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/board.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The board as a picture
         * @description Public tournaments and their matches need no token.
         */
        get: operations["drawBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{id}/board.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The board as plain text
         * @description O is white, X is black; the home board of the seat is at the bottom right. Public tournaments and their matches need no token.
         */
        get: operations["writeBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a match from its transcript
         * @description Send a `.mat` text in UTF-8, as GNU Backgammon, eXtreme Gammon, BackgammonGalaxy and Backgammon Studio write it (its left column is white), or SGF, as GNU Backgammon saves matches and money sessions. The service referees every roll, play and turn of the cube and records the whole match or nothing. A last game without its end stays open; an archived player has a seat only in a match that is over, or a session between two games. The rules give the points, also where a site cut them; `warnings` says so. Header lines `; [Variation "Nackgammon"]` and `; [Crawford "Off"]`, and the rules of SGF (`RU`), count where the query is silent; a variation that is not built in needs `variant` in the query. A named doublet stands as a roll, the reserve as `rsv`.
         */
        post: operations["importMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The transcript of a match, for other programs
         * @description The text leaves out ties, throws that only decide who starts, void rolls and refused resignations. It writes named doublets and complements as rolls, pins as hits, and the reserve as `rsv`. Its header names a club's own variant; only the JSON has the parameters. Public tournaments and their matches need no token.
         */
        get: operations["getMatchTranscript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/import-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the results of earlier matches
         * @description CSV with a header line and at most 5,000 results. The service finds people by name or adds them; a cell may hold a player's id. A name means the present player of that name, else the archived one, or the one into whom a player of that name was merged. Ratings count each match on its `date`. For a wrong cell the service refuses the whole table and names the line.
         */
        post: operations["importResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Matches, newest first */
        get: operations["listMatches"];
        put?: never;
        /**
         * Open a match to N points, or a money session
         * @description The match has no game yet: start each with `POST /v1/matches/{id}/games`. A player may open only matches in which they play.
         */
        post: operations["createMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A match as it is now
         * @description Public tournaments and their matches need no token.
         */
        get: operations["getMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the next game, or record one by its result
         * @description A player may do this only in their own matches.
         */
        post: operations["startGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the match by its final score or by a decision
         * @description A player may hand in the slips of their own matches, and concede one to the opponent: `by: concession` with the opponent as `winner`. Only a scorer or a director makes other decisions.
         */
        post: operations["reportMatchResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause, resume, adjust or introduce the clock of a match
         * @description The service records each act with its reason. While the clock is paused no time runs: players cannot act, and a scorer or a director can put things right. An introduced clock runs from the start of a game; its default reserve follows from the score.
         */
        post: operations["setMatchClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a money session */
        post: operations["closeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who owes whom in a money session, game by game */
        get: operations["getSessionLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that was recorded in a match
         * @description Public tournaments and their matches need no token.
         */
        get: operations["listMatchEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The matches of a player, in the order of play, newest first */
        get: operations["listMatchesOfPlayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/games/{gameId}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the result of a finished game
         * @description Any finished game, also while a later one is open and after the match has ended. Score, Crawford game, ledger and winner become what they would have been; the match goes on or ends accordingly. Later games stand as played; those behind the end of the match stay in the record, but no longer count. An open game goes on under its right terms, and doubles in what turns out to be the Crawford game do not count. `dryRun` shows all this beforehand.
         */
        post: operations["correctGameResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct how a match ended, or let it go on
         * @description Replaces an end by a slip, a decision or the closing of a session by another, or by none (`score: null`): then the match goes on, with the game that the end had cut off as it was. A decision may also replace the end of a match that its games decided; correct its score game by game.
         */
        post: operations["correctMatchResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a match that was begun or recorded by mistake
         * @description The match counts for nothing any more, neither for ratings nor in the ledger of a money session, and nothing more can happen in it; an open game ends without a winner. Its record stays, and `reinstateMatch` brings it back. A player or a scorer may void a match only before anything is recorded in it; a player, only their own. In a tournament the pairings say which matches count.
         */
        post: operations["voidMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a match that was voided
         * @description The match is again what it was before it was voided: finished as it had ended, or open with its open game, whose clock has stood still meanwhile.
         */
        post: operations["reinstateMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/penalties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give penalty points for being late
         * @description Between two games. The points go to the opponent and count for the score and the Crawford game, but were not won. More than half the length is a forfeit.
         */
        post: operations["addMatchPenalty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/penalties/{penalty}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a penalty
         * @description The match becomes what it would have been without the penalty, also if it was over. `penalty` counts the penalties of the match from 1.
         */
        post: operations["cancelMatchPenalty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{id}/length": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the length of a match
         * @description A match that was too short goes on from its last score; in one that was too long, the player who first reached the right length has won. In a tournament the result stands once the next match has begun.
         */
        post: operations["correctMatchLength"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Chouettes, newest first */
        get: operations["listChouettes"];
        put?: never;
        /**
         * Open a chouette
         * @description For three players or more, in a variant with a cube. The request gives the first order, or dice decide it: thrown by the service, or on a table and sent to `order-throws`. A player may open only chouettes in which they take part. With `groupId` the members of a saved group sit down, unless the request names other `players`.
         */
        post: operations["createChouette"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A chouette as it is now: who is box, captain and next, and what each player has won */
        get: operations["getChouette"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}/order-throws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One round of throws for the first order, as they fell on the table
         * @description Each player of `toThrow` throws; tied players throw again in the next round.
         */
        post: operations["throwForOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the next game, or record one from the score sheet
         * @description A score sheet has one entry for each member of the team, and how the board ended for those who played on; who sat down while it was played is named in `newcomers` and is not in it. The ledger, the rotation, and who comes and goes follow at once. A sheet takes the place of an open game; once moves were played, only staff may send it.
         */
        post: operations["startChouetteGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}/score-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a score sheet would come to
         * @description The points that each player would win with it as the next game, or in the place of the open one, and who would sit where after it. The service records nothing. It refuses what it would refuse to record, but not a sheet that equals that of the last game.
         */
        post: operations["tryScoreSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the table, or agree as box to a newcomer
         * @description During a game it takes effect when the game ends. A player may add only themselves.
         */
        post: operations["joinChouette"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}/players/{playerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave the table for good
         * @description During a game it takes effect when the game ends. Points stay in the ledger. With one left the chouette ends. Who leaves while the first order is thrown is no longer among its players; the others throw on. Who only waits to join takes that back. `If-Match` is required.
         */
        delete: operations["leaveChouette"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit out, return, invite a partner, buy the box, settle, name a proxy, abandon a game, seat, adjust
         * @description The rules say when each is allowed. A player acts only for themselves, a scorer or a director for any player. The host, who opened the chouette, may also `seat` and `adjust`.
         */
        post: operations["actAtTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that was recorded in a chouette */
        get: operations["listChouetteEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a chouette, between two games or while the first order is thrown */
        post: operations["closeChouette"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouette-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Saved groups, newest first */
        get: operations["listChouetteGroups"];
        put?: never;
        /**
         * Save a group of players and how they play chouettes
         * @description A player may save only groups in which they are a member.
         */
        post: operations["createChouetteGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouette-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A saved group */
        get: operations["getChouetteGroup"];
        put?: never;
        post?: never;
        /**
         * Remove a saved group; its chouettes stay
         * @description `If-Match` is required.
         */
        delete: operations["removeChouetteGroup"];
        options?: never;
        head?: never;
        /**
         * Change the fields that are named
         * @description `If-Match` is required. Chouettes that are open stay as they are.
         */
        patch: operations["updateChouetteGroup"];
        trace?: never;
    };
    "/v1/chouette-groups/{id}/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the people of a group have won and lost in its chouettes
         * @description Without `from` and `to` the totals are those of all its chouettes.
         */
        get: operations["getChouetteGroupTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who paid whom for what, what each player has won, and the fewest payments that settle it */
        get: operations["getChouetteLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}/games/{gameId}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a finished game, or annul any game
         * @description New entries in the ledger take the old ones back. The seats become what they would have been; later games keep what they settled. With `dryRun=true` the service writes nothing, and `affected` lists what would change.
         */
        post: operations["correctChouetteGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The evening as a table: games down, people across, with the points so far */
        get: operations["getChouetteSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}/sheet.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same table for spreadsheets */
        get: operations["getChouetteSheetCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}/balances.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each player had won after each game, as a picture */
        get: operations["drawChouettePoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chouettes/{id}/table.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who sits where, with cubes and points, as a picture for a phone */
        get: operations["drawChouetteTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{id}/chouettes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a player has won and lost, evening by evening and in all */
        get: operations["listChouettesOfPlayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tournaments, newest first
         * @description Without a token the list has only the public ones. Public tournaments and their matches need no token.
         */
        get: operations["listTournaments"];
        put?: never;
        /** Open a tournament for entries */
        post: operations["createTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A tournament as it is now
         * @description Public tournaments and their matches need no token.
         */
        get: operations["getTournament"];
        put?: never;
        post?: never;
        /**
         * Delete a tournament in which play has not begun
         * @description Afterwards the service shows it to no reader. Its record stays.
         */
        delete: operations["deleteTournament"];
        options?: never;
        head?: never;
        /** Change name, time, visibility, prizes, who is not to meet; before the draw also how it is played */
        patch: operations["changeTournament"];
        trace?: never;
    };
    "/v1/tournaments/{id}/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw: make flights, rounds and pairings
         * @description The same seed and entries give the same draw anywhere. Until play begins it can be made again and lets late entrants in. `notDrawn` names the entrants left out.
         */
        post: operations["drawTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All rounds with their pairs, byes and times
         * @description Staff also see the round that is proposed. Public tournaments and their matches need no token.
         */
        get: operations["listRounds"];
        put?: never;
        /** Pair or propose the next round of a Swiss, or draw the next stage */
        post: operations["pairNextRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/last-chance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the last chance before the main flight and the consolation are over
         * @description For the entrants who are out by then; entrants still in the main flight or the consolation get no last chance.
         */
        post: operations["startLastChance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a tournament
         * @description Ends a ladder, or another tournament early; those end by themselves when nothing is left to play. The whole pool is paid, also where a flight was not played out.
         */
        post: operations["finishTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call off a tournament in which play has not begun
         * @description The tournament is then finished, says why in `cancelled` and pays nothing; its draw and matches are void.
         */
        post: operations["cancelTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that was recorded in a tournament
         * @description Public tournaments and their matches need no token.
         */
        get: operations["listTournamentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All entries, in the order of entry
         * @description Public tournaments and their matches need no token.
         */
        get: operations["listEntries"];
        put?: never;
        /**
         * Enter a player
         * @description A player may enter only themselves, in doubles with a partner. After the draw a late entrant takes a random bye place as long as no match there has begun, or joins a Swiss with losses for the missed rounds. Where the format has `reEntry`, a player who has lost in the main flight may enter again on a bye whose neighbour has not begun the next match; the earlier entry is withdrawn for good, and each entry pays its own fee.
         */
        post: operations["createEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/entries/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One entry
         * @description Public tournaments and their matches need no token.
         */
        get: operations["getEntry"];
        put?: never;
        post?: never;
        /** Take an entry back, before the draw */
        delete: operations["deleteEntry"];
        options?: never;
        head?: never;
        /** Say who has paid, or change a seed */
        patch: operations["changeEntry"];
        trace?: never;
    };
    "/v1/tournaments/{id}/entries/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter players from a table
         * @description CSV with a header line: `name` or `playerId`, if wanted `seed` and `paid` (yes), and in doubles `partner` or `partnerId`, and if wanted `pair`, its name. Where teams play, the lines with the same `team` are one entry of that name, the captain first, with `seed` and `paid` in the line of the captain; the service refuses another `seed` in another of its lines. It enters the lines in order and reports what became of each; of a team it enters all members or none.
         */
        post: operations["importEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/entries/{entryId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw, for good or for a while
         * @description A player may do this only for their own entry. For good, the entrant forfeits open matches, and the rest are walkovers; the answer lists what changed.
         */
        post: operations["withdrawEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/entries/{entryId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come back, or take a withdrawal or disqualification back
         * @description A player may do this only for their own entry. Only staff take back a withdrawal for good or a disqualification: forfeited matches open again, except where the opponent has played on, or on a ladder is in a later challenge.
         */
        post: operations["returnEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/entries/{entryId}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that an entrant is there
         * @description A player may do this only for their own entry.
         */
        post: operations["checkInEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/entries/{entryId}/disqualify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disqualify an entrant: out of all flights, open matches forfeited */
        post: operations["disqualifyEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/entries/{entryId}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace an entrant who has not come by another player
         * @description Possible as long as the entrant has begun no match and has no result. The entry keeps its id and its place; the open match is void, and the same write opens a new one.
         */
        post: operations["replaceEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/pairings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pairings: of a flight, a round, a player or a table, those who are late, and in which order
         * @description Public tournaments and their matches need no token.
         */
        get: operations["listPairings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/pairings/{pid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One pairing
         * @description Public tournaments and their matches need no token.
         */
        get: operations["getPairing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Give a pairing a table */
        patch: operations["changePairing"];
        trace?: never;
    };
    "/v1/tournaments/{id}/pairings/{pid}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the result of a pairing
         * @description The result of its match: the same as `POST /v1/matches/{id}/result`. A player may report only their own results, which the opponent confirms or objects to. Staff need no confirmation; only they report that neither came: then neither goes on, and the match is void.
         */
        post: operations["reportPairingResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/pairings/{pid}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a result that the opponent reported
         * @description Possible until the result becomes final unconfirmed (`finalAt`).
         */
        post: operations["confirmPairingResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/pairings/{pid}/object": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Object to a result that the opponent reported; it no longer counts
         * @description Possible until the result becomes final unconfirmed (`finalAt`); then the director can correct it.
         */
        post: operations["objectToPairingResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/pairings/{pid}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a result, with everything that depends on it
         * @description With `dryRun=true` the service writes nothing and needs no `If-Match`. Send a score, a winner with `by`, or null to reopen. A later match becomes void where other entrants meet there now. Where other entrants qualify and the next stage has not begun, the service draws it anew from its seed; where it has begun, `nextStage` says what to do.
         */
        post: operations["correctPairingResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/pairings/{pid}/penalty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give penalty points for being late
         * @description The points go to the opponent before the next game and count for the Crawford game. More than half the length is a forfeit.
         */
        post: operations["addPairingPenalty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/pairings/{pid}/penalties/{penalty}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a penalty
         * @description The match and the tournament become what they would have been without the penalty. `penalty` counts the penalties of the pairing from 1.
         */
        post: operations["cancelPairingPenalty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/pairings/{pid}/length": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the length of a match
         * @description Also for a pairing still to come. A match that was too short goes on from its last score; in one that was too long, the player who first reached the right length has won. Once the next match has begun, the result stands.
         */
        post: operations["correctPairingLength"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Challenge an entrant above on a ladder
         * @description A player may challenge only for their own entry. `mayChallenge` in the standings tells whom an entrant may challenge; the `deadline` of the pairing is the moment by which the two play.
         */
        post: operations["challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/rounds/{round}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take back the last round of a Swiss, or the one that is proposed
         * @description Possible until a match of it begins or has a result. Its matches are void, and it can be paired again.
         */
        delete: operations["unpairRound"];
        options?: never;
        head?: never;
        /**
         * Make a round by hand, or set its times
         * @description Pairs and byes of the last round of a Swiss, proposed or published, where none of the entrants concerned has begun. Each entrant who is in has one place; the round lists what each pair breaks. Times are possible in every format.
         */
        patch: operations["changeRound"];
        trace?: never;
    };
    "/v1/tournaments/{id}/rounds/{round}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish the round that is proposed; its matches open */
        post: operations["publishRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/pairings/swap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swap the places of two entrants
         * @description In the last round of a Swiss, or on their places of a bracket, as long as neither has begun or has a result there. The old matches are void, and new ones open.
         */
        post: operations["swapEntrants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give free tables to the pairings that are ready and have none */
        post: operations["assignTables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/entries/{entryId}/byes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say in which rounds of a Swiss an entrant wants a bye
         * @description The pairing leaves the entrant out of these rounds. A bye counts a whole win, half of one, or nothing.
         */
        post: operations["setEntryByes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The standings with every tie-break
         * @description Public tournaments and their matches need no token.
         */
        get: operations["getStandings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/standings.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The standings for a spreadsheet
         * @description Public tournaments and their matches need no token.
         */
        get: operations["getStandingsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/standings.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The standings to be printed
         * @description Public tournaments and their matches need no token.
         */
        get: operations["getStandingsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/pairings.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pairing sheet to be printed
         * @description Public tournaments and their matches need no token.
         */
        get: operations["getPairingsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who gets how much, to the smallest coin
         * @description Paid when the tournament is over. Where the director has ended it early, a flight pays by the places that are decided, and the entrants still in play share the best of the others; together they are the whole pool. Public tournaments and their matches need no token.
         */
        get: operations["getPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/bracket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All flights with their rounds and pairings
         * @description Public tournaments and their matches need no token.
         */
        get: operations["getBracket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/bracket.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The brackets as a picture
         * @description Public tournaments and their matches need no token.
         */
        get: operations["getBracketPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/bracket.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The brackets as a page that can be read aloud
         * @description Public tournaments and their matches need no token.
         */
        get: operations["getBracketPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was done in a tournament, the last act first
         * @description An act is what one request did, with everything that followed from it.
         */
        get: operations["listTournamentActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the last act, or an earlier one on which nothing depends
         * @description The tournament and its matches become what they would be without the act; the record keeps both. To redo it, undo the undoing. Plays at a board are no acts of the tournament: take them back in their game (`take-back`). The start of a match is undone where `act` names it, once all its plays are taken back: its match is void then, and its pairing has another one.
         */
        post: operations["undoTournamentAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/acts/{version}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against a ruling
         * @description For an entrant whom the ruling is about: a result, penalty points, a length or a disqualification by a director or scorer. Each allows one appeal. The ruling counts until a director undoes it or corrects what it decided. `version` is that of the act, or of any of its events. A player may appeal only for their own entry.
         */
        post: operations["appealAgainstRuling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/acts/{version}/appeal/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record what the committee decides on an appeal
         * @description The decision is final. Where it overturns the ruling, undo the ruling, or correct what it decided, by an act of its own; this one changes no result. A director undoes a decision that was entered wrongly like any other act.
         */
        post: operations["decideAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a tournament go on that a director has ended */
        post: operations["reopenTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/matches/{matchId}/rulings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What staff have ruled in a match of the tournament, the last ruling first
         * @description Rulings inside the match (on its clock, a game, a play, a throw, or taken back) and those that are acts of the tournament as well (a result, penalty points, the length, a disqualification). What staff enter as the players play it is no ruling. A player may read those of their own matches.
         */
        get: operations["listMatchRulings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/matches/{matchId}/rulings/{ruling}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against a ruling in a match
         * @description For an entrant of the match. Each ruling allows one appeal, at this address or, where the ruling is an act of the tournament, at that of the act. Staff may record it for them; a player may appeal only for their own entry. The appeal is an act of the tournament, so `If-Match` takes the version of the tournament. The committee decides at the address of the act that has the appeal (`openAppeals` in the list of acts). The match stays as it is.
         */
        post: operations["appealInMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/player-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make links by which the entrants sign in, each shown only this once
         * @description Each entrant who has not left gets one, and earlier links of this tournament end; with `entryIds` both concern these entrants only. A link is good as long as its player is entered: it ends when the entrant is replaced or removed.
         */
        post: operations["makePlayerLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{id}/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tournaments of a player with the place in each, newest first */
        get: operations["listTournamentsOfPlayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tournaments/{id}/pairings/{pid}/line-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say who of a team plays on which board
         * @description The captain may do this until a board has begun; without a line-up the first members of the entry play. A board with another player gets a new match, and its old one is void.
         */
        post: operations["setLineUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the token may do, and for whom */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for the player of the token
         * @description For a token that acts for no player, all lists are empty.
         */
        get: operations["getMyTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The club's table of ratings
         * @description By the formula of FIBS, or a relative of it, from all matches to points in the order in which they were played. Money sessions, doubles, forfeits and matches without play are not rated. In backgammon players begin with the rating and experience that the club has entered.
         */
        get: operations["getRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{id}/rating-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player's rating, match by match
         * @description The service computes it anew from all matches, so a corrected result changes everything after it.
         */
        get: operations["getRatingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{id}/rating-history.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player's rating as a picture */
        get: operations["drawRatingHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/players/{id}/head-to-head/{other}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What two players have played against each other */
        get: operations["getHeadToHead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The seasons, newest first */
        get: operations["listSeasons"];
        put?: never;
        /** Begin a points race over tournaments and matches */
        post: operations["createSeason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A season */
        get: operations["getSeason"];
        put?: never;
        post?: never;
        /**
         * Remove a season; its results stay
         * @description `If-Match` is required.
         */
        delete: operations["removeSeason"];
        options?: never;
        head?: never;
        /**
         * Change the fields that are named
         * @description `If-Match` is required. The table follows at once.
         */
        patch: operations["updateSeason"];
        trace?: never;
    };
    "/v1/seasons/{id}/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The table of a season
         * @description The service works it out from what is recorded now: rated matches and finished tournaments, from the first day to the last.
         */
        get: operations["getSeasonTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/table.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table for a spreadsheet */
        get: operations["getSeasonTableCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/seasons/{id}/table.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The table to be printed */
        get: operations["getSeasonPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/legal-plays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every legal play of a roll in any position
         * @description For one position the service answers its plays; for a list of positions, a list of results. The results of a list have at most 40,000 plays in all, several times what five hundred positions of games have; the service works on one list at a time. The service stores nothing and ignores `Idempotency-Key`.
         */
        post: operations["findLegalPlays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/check-play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a play is legal, and if not, why
         * @description An illegal play, or a text that cannot be read, also gets 200: `legal: false` with the rule that it breaks. The service stores nothing and ignores `Idempotency-Key`.
         */
        post: operations["checkPlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The variants with their parameters */
        get: operations["listVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/clocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The modes of a clock with their usual times
         * @description The times that the service sets where `rules.clock` names none, so that a client can show them before a match begins. Needs no token.
         */
        get: operations["listClocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All webhooks */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Add a webhook: an address to which the service reports what happens
         * @description The service POSTs `{type, timestamp, data}` with the headers and signature of Standard Webhooks, at least once and in order within one match, chouette or tournament. An answer from 200 to 299 within 10 s is success; the service follows no redirects. After a failure it tries again with growing pauses, for three days. `data` holds ids, the version of the thing, small facts, and in `names` the names of the people by their ids.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A webhook */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook and its log
         * @description The service does not send what waits for it.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, pause it or resume it
         * @description The service sends a resumed webhook at once what waits for it. A restored one gets a new secret then.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The deliveries of a webhook, sent and waiting */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries/{did}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again, now
         * @description It keeps its `webhook-id`. Later deliveries of the same thing wait until it is sent.
         */
        post: operations["redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery that tells nothing, to try the receiver
         * @description Its type is `webhook.test`, whatever types the webhook has. The service signs, sends and lists it like any other.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow matches, chouettes, tournaments, own tasks and the club as they change
         * @description Server-sent events. First a `state` for each topic, then each `change` exactly once and in order; `time` every 15 s; `gone` where a topic can be read no longer. The `id` of an event holds the versions of the topics, and as `Last-Event-ID` or `after` it resumes the stream. Public tournaments and their matches need no token.
         */
        get: operations["follow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole club as it is at one moment
         * @description Lines of JSON: a header, the people, every match, chouette and tournament with all its events, the club, announcements, seasons, groups of chouettes, webhooks, an end. Each line has a `sum`. Tokens and secrets are not in it.
         */
        get: operations["exportClub"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fill an empty club from an export
         * @description The service imports the whole file or nothing of it, and checks every sum and replays every record first. Tokens stay as they are, and webhooks are paused until a director resumes them.
         */
        post: operations["importClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where things are
         * @description For clients that know only the address of the service.
         */
        get: operations["describeApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every kind of problem
         * @description JSON, or a page where `Accept` prefers `text/html`.
         */
        get: operations["listProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A kind of problem, by its code
         * @description JSON, or a page where `Accept` prefers `text/html`.
         */
        get: operations["describeProblem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process answers */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether requests can be served
         * @description 503 while the database does not answer: send requests to another instance for that time.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Numbers about this instance for Prometheus */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    notice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the service sends to the address of a webhook
         * @description At least once, in the order of the acts of one match, chouette or tournament, signed as Standard Webhooks say.
         */
        post: operations["receiveNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AbandonAct: {
            /**
             * @description The box gives up the open game and its seat, and loses on each cube what the option `boxForfeit` says. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "abandon";
        };
        Absence: {
            /** Format: uuid */
            player: string;
            /** Format: uuid */
            proxy: string | null;
        };
        AccountBase: {
            /** Format: uuid */
            playerId: string;
            name: string;
            /** @description In the smallest unit of the currency. */
            amount: number;
        };
        AccountDto: components["schemas"]["AccountBase"] & {
            /** @description Points won less points lost. */
            points: number;
        };
        ActAppealDto: {
            /**
             * Format: uuid
             * @description The entrant who has appealed.
             */
            entryId: string;
            reason: string;
            status: components["schemas"]["ActAppealStatus"];
            /** @description Why the committee has decided so. */
            decision: string | null;
        };
        /**
         * @description `open`: the committee has not decided. `upheld`: the ruling stands. `overturned`: it was wrong.
         * @enum {string}
         */
        ActAppealStatus: "open" | "overturned" | "upheld";
        ActUndone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ActUndone";
            data: {
                reason: string | null;
                last: number;
                first: number;
            };
        };
        ActedDto: {
            game: components["schemas"]["GameDto"];
            /** @description Everything that these actions brought about, also what followed by itself; a sealed answer without its content. */
            events: (components["schemas"]["RecordedDto"] & components["schemas"]["AnyMatchEvent"])[];
        };
        /** @enum {string} */
        Action: "accept-resignation" | "accept-settlement" | "beaver" | "commit" | "double" | "drop" | "lay-back" | "name-doublet" | "opening-roll" | "otter" | "play" | "raccoon" | "refuse-resignation" | "resign" | "roll" | "settle" | "skip" | "take" | "withdraw-resignation";
        /** @enum {string} */
        ActionsByPlayer: "accept-resignation" | "accept-settlement" | "beaver" | "close-answers" | "close-doubling" | "commit" | "double" | "double-extra" | "drop" | "drop-extra" | "lay-back" | "name-doublet" | "no-double" | "no-extra" | "offer-extra" | "opening-roll" | "otter" | "play" | "raccoon" | "refuse-resignation" | "resign" | "roll" | "settle" | "skip" | "take" | "take-extra" | "withdraw-resignation";
        /** @description What each side may do now. */
        ActionsBySideDto: {
            white: components["schemas"]["Action"][];
            black: components["schemas"]["Action"][];
        };
        AdjustAct: {
            /**
             * @description Moves points from one player to another. The host may send it at any time; corrections of games do not change it. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "adjust";
            reason: string;
            /**
             * Format: uuid
             * @description Who pays.
             */
            from: string;
            /**
             * Format: uuid
             * @description Who is paid.
             */
            to: string;
            points: number;
        };
        AdjustClockAct: {
            reason: components["schemas"]["AdjustClockActReason"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            act: "adjust";
            reserveSeconds: components["schemas"]["ShownSecondsDto"];
        };
        /** @description Why; the service records it. */
        AdjustClockActReason: string;
        AffectedCubeDto: {
            value: number;
            owner: components["schemas"]["SideOrNull"];
        };
        AffectedGameDto: {
            number: number;
            status: components["schemas"]["GameStatus"];
            /** @description Null while it is open, and where it never counted. */
            result: components["schemas"]["GameResultDto"] | null;
            /** @description Whether its points are in the score. */
            counts: boolean;
            /** @description Whether it is played, or was, as the Crawford game. */
            crawford: boolean;
            /** @description Whether the score makes it the Crawford game. */
            crawfordDue: boolean;
            /** @description The score at which it begins. */
            scoreBefore: components["schemas"]["ScoreDto"];
            /** @description The score that it leads to; while it is open, the same. */
            scoreAfter: components["schemas"]["ScoreDto"];
            /** @description The cube of an open game; null once the game is over. */
            cube: components["schemas"]["AffectedCubeDto"] | null;
        };
        AffectedLedgerDto: {
            /** @description White first; they sum to zero. */
            balances: components["schemas"]["AccountDto"][];
        };
        AffectedMatchDto: {
            status: components["schemas"]["MatchStatus"];
            by: components["schemas"]["MatchEnd"] | null;
            winner: components["schemas"]["SideOrNull"];
            score: components["schemas"]["ScoreDto"];
            crawford: components["schemas"]["CrawfordState"] | null;
            /** Format: uuid */
            currentGameId: string | null;
            /** Format: date-time */
            finishedAt: string | null;
        };
        AffectedSeats: {
            partner: string | null;
            captain: string | null;
            box: string | null;
            line: string[];
        };
        AffectedTableGame: {
            result: components["schemas"]["TableOutcomeDto"] | null;
            status: components["schemas"]["TableGameStatus"];
        };
        AnnouncedDetails: {
            name?: string;
            startsAt?: string | null;
            visibility?: components["schemas"]["Visibility"];
            confirmMinutes?: number;
            variant?: components["schemas"]["Variant"];
            dice?: components["schemas"]["DiceMode"];
            rules?: components["schemas"]["ChosenMatchRulesDto"];
            format?: components["schemas"]["TournamentFormat"];
            prizes?: components["schemas"]["PrizesDto"] | null;
            forbiddenPairs?: string[][];
        };
        AnnouncementDto: components["schemas"]["SeasonBase"] & {
            text: string;
            /**
             * Format: uuid
             * @description The tournament it is about. Null: the whole club; only readers with a token see it then.
             */
            tournamentId: string | null;
            /**
             * Format: date-time
             * @description Shown until then; null: until a scorer or a director ends it.
             */
            until: string | null;
            /**
             * Format: date-time
             * @description When a scorer or a director ended it; null: neither has.
             */
            endedAt: string | null;
        };
        AnnouncementListDto: {
            /** @description Newest first. */
            items: components["schemas"]["AnnouncementDto"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        Answer: {
            /** Format: uuid */
            member: string;
            answer: components["schemas"]["DoubleAnswer"];
            value: number;
        };
        AnswerGiven: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "AnswerGiven";
            data: {
                /** Format: uuid */
                member: string;
                by: components["schemas"]["Cause"];
                answer: components["schemas"]["Answer"];
                /** Format: date-time */
                at?: string;
            };
        };
        /**
         * @description How members answer a double of the box: together, or one after another.
         * @enum {string}
         */
        AnswerOrder: "captainFirst" | "captainLast" | "sealed";
        AnswerSealed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "AnswerSealed";
            data: {
                /** Format: uuid */
                member: string;
                by: components["schemas"]["Cause"];
                answer?: components["schemas"]["Answer"];
                /** Format: date-time */
                at?: string;
            };
        };
        AnyChouetteEvent: components["schemas"]["ChouetteEvent"];
        AnyMatchEvent: components["schemas"]["MatchEvent"];
        AnyTournamentEvent: components["schemas"]["TournamentEvent"];
        AnyWebhookNotice: components["schemas"]["WebhookNotice"];
        ApiDto: {
            name: string;
            /** @description The version of the service. */
            version: string;
            /** @description The description of every operation. */
            openapi: string;
            /** @description The same as a page, on which readers can try it. */
            docs: string;
            /** @description Every kind of problem. */
            problems: string;
            health: components["schemas"]["HealthAddressesDto"];
            resources: components["schemas"]["ResourceAddressesDto"];
        };
        AppealDecided: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "AppealDecided";
            data: {
                ruling: number;
                /** Format: uuid */
                entryId: string;
                outcome: components["schemas"]["AppealOutcome"];
                reason: string | null;
            };
        };
        AppealDecisionDto: {
            /**
             * @description `upheld`: the ruling stands. `overturned`: it was wrong; undo it, or correct what it decided.
             * @example upheld
             */
            outcome: components["schemas"]["AppealOutcome"];
            /** @example The break was over at 21:05 */
            reason?: components["schemas"]["AppealDecisionReason"];
        };
        /** @description The events of the tournament tell it. Everyone can read the events of a public tournament. */
        AppealDecisionReason: string;
        AppealDto: {
            /**
             * Format: uuid
             * @description The entrant who appeals: one of those whom the ruling is about.
             */
            entryId: string;
            /** @example The clock ran during the break */
            reason: components["schemas"]["AppealReason"];
        };
        /** @enum {string} */
        AppealNotOpenReason: "decided" | "none";
        /** @enum {string} */
        AppealNotPossibleReason: "appealed" | "no-ruling" | "not-concerned" | "outside-tournament" | "undone";
        /** @enum {string} */
        AppealOutcome: "overturned" | "upheld";
        /** @description The events of the tournament tell it. Everyone can read the events of a public tournament. */
        AppealReason: string;
        /** @enum {string} */
        Ask: "join" | "leave" | "return" | "sit-out";
        AskedBoardDto: {
            /** @description The side that has rolled, in its own view. */
            mover: components["schemas"]["AskedCheckersDto"];
            /** @description The other side, in its own view too. */
            opponent: components["schemas"]["AskedCheckersDto"];
        };
        AskedCheckersDto: {
            points: components["schemas"]["Points"];
            /** @description Checkers on the bar. */
            bar: number;
            /** @description Checkers borne off. Default: all that are not on the board. */
            off?: number;
            /** @description Checkers not in play yet, in variants that begin with some. Default: none. */
            reserve?: number;
            /** @description In variants that pin, the side's own points whose one checker is pinned. Default: where several of the other side are on it. */
            pinned?: number[];
            /** @description In variants where hitting needs a checker that has been home, whether the side may hit. Default: whether one is home or off. */
            mayHit?: boolean;
        };
        AskedClockDto: {
            /** @default simpleDelay */
            mode?: components["schemas"]["AskedClockMode"];
            /**
             * @description Reserve of each side for the whole match. Default: 2 minutes for each point of the length; introduced later, less 1 minute for each point that either side has.
             * @example 840
             */
            reserveSeconds?: number;
            /**
             * @description The same, for each point of the length; instead of `reserveSeconds`.
             * @example 120
             */
            reserveSecondsPerPoint?: number;
            /**
             * @description Time per turn, 12 by default; a plain clock has none.
             * @example 12
             */
            perTurnSeconds?: number;
            /** @description Whether two people play on each side: then 2.5 minutes for each point of the length and 18 seconds for a turn are the defaults. Default: true only in a tournament of doubles. */
            doubles?: boolean;
            /**
             * @description What a fallen flag costs.
             * @default loseMatch
             */
            onExpiry?: components["schemas"]["OnExpiry"];
            /**
             * @description With `loseMatch`: nothing is lost at match point once the opponent cannot win the game any more.
             * @default true
             */
            ginException?: boolean;
            /**
             * @description With `penaltyPoints`: what the opponent gets, 1 by default.
             * @example 1
             */
            expiryPoints?: number;
            /**
             * @description With `penaltyPoints` and `loseGame`: the reserve to go on with, 60 by default.
             * @example 60
             */
            refillSeconds?: number;
            /**
             * @description With `loseGame`: the value of the cube, or the worst that could still have happened.
             * @default single
             */
            expiryWinType?: components["schemas"]["ExpiryWinType"];
        };
        /**
         * @description How the time for a turn and the reserve run; `none`: no clock.
         * @enum {string}
         */
        AskedClockMode: "bronstein" | "fischer" | "none" | "plain" | "simpleDelay";
        AskedEliminationFormat: components["schemas"]["AskedTournamentFormatKnockout"] | components["schemas"]["AskedTournamentFormatDoubleElimination"];
        AskedMoneyFormatDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "money";
            /**
             * @description What a point is worth, in the smallest unit of the currency.
             * @default 1
             */
            stake?: number;
            /** @description The currency (ISO 4217). */
            currency?: string;
        };
        AskedPairDto: {
            /**
             * Format: uuid
             * @description An entry.
             */
            white: string;
            /**
             * Format: uuid
             * @description An entry.
             */
            black: string;
        };
        AskedPositionIdDto: {
            /** @description GNU Backgammon's position id, the mover being on roll; not for variants that it cannot carry. */
            positionId: string;
        };
        AskedRollDto: {
            /** @description The roll, in any order. */
            dice: number[];
            position: components["schemas"]["AskedRollPosition"];
        };
        /** @description Both sides, each in its own view, or a position id. */
        AskedRollPosition: components["schemas"]["AskedBoardDto"] | components["schemas"]["AskedPositionIdDto"];
        AskedTournamentFormat: components["schemas"]["AskedTournamentFormatKnockout"] | components["schemas"]["AskedTournamentFormatDoubleElimination"] | components["schemas"]["AskedTournamentFormatSwiss"] | components["schemas"]["AskedTournamentFormatRoundRobin"] | components["schemas"]["AskedTournamentFormatLadder"] | components["schemas"]["AskedTournamentFormatLeague"];
        AskedTournamentFormatDoubleElimination: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "double-elimination";
            lengths: components["schemas"]["Lengths"];
            draw?: components["schemas"]["DrawKind"] | null;
            grandFinal?: components["schemas"]["GrandFinal"] | null;
            grandFinalLength?: number | null;
            reEntry?: boolean | null;
        };
        AskedTournamentFormatKnockout: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "knockout";
            lengths: components["schemas"]["Lengths"];
            draw?: components["schemas"]["DrawKind"] | null;
            thirdPlace?: boolean | null;
            consolation?: {
                kind?: components["schemas"]["Kind"];
                lengths?: components["schemas"]["Lengths"];
                dropThrough?: number | null;
            } | null;
            lastChance?: {
                lengths?: components["schemas"]["Lengths"];
            } | null;
            reEntry?: boolean | null;
        };
        AskedTournamentFormatLadder: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ladder";
            lengths: components["schemas"]["Lengths"];
            reach?: number | null;
            days?: number | null;
        };
        AskedTournamentFormatLeague: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "league";
            lengths: components["schemas"]["Lengths"];
            points?: {
                win?: number;
                loss?: number;
                forfeit?: number;
            } | null;
            double?: boolean | null;
            divisions?: number | null;
            promoted?: number | null;
            withdrawn?: components["schemas"]["Withdrawn"] | null;
        };
        AskedTournamentFormatRoundRobin: components["schemas"]["AskedTournamentFormatSwissBase"] & {
            /** @constant */
            kind: "round-robin";
            groups?: number | null;
            double?: boolean | null;
            withdrawn?: components["schemas"]["Withdrawn"] | null;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "round-robin";
        };
        AskedTournamentFormatSwiss: components["schemas"]["AskedTournamentFormatSwissBase"] & {
            /** @constant */
            kind: "swiss";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "swiss";
        };
        AskedTournamentFormatSwissBase: {
            lengths: components["schemas"]["Lengths"];
            draw?: components["schemas"]["DrawKind"] | null;
            tieBreaks?: components["schemas"]["TieBreaks"][] | null;
            rounds?: number | null;
            qualifiers?: number | null;
            then?: components["schemas"]["AskedEliminationFormat"] | null;
        };
        AskedVariantDto: {
            /**
             * @description The id of a built-in variant, or the name that a club gives its own.
             * @example backgammon
             */
            id?: string;
            /**
             * @description Checkers of each side.
             * @example 15
             */
            checkers?: number;
            /**
             * @description Checkers of each side by its own point on which they begin.
             * @example {
             *       "6": 5,
             *       "8": 3,
             *       "13": 5,
             *       "24": 2
             *     }
             */
            start?: {
                [key: string]: number;
            };
            /**
             * @description Checkers that begin on the bar.
             * @example 0
             */
            startBar?: number;
            /**
             * @description Checkers that begin in the reserve.
             * @example 0
             */
            startReserve?: number;
            /** @example opposite */
            direction?: components["schemas"]["Direction"];
            /** @example hit */
            contact?: components["schemas"]["Contact"];
            /** @example false */
            hitRequiresHomeChecker?: components["schemas"]["AskedVariantHitRequiresHomeChecker"];
            /**
             * @description A checker that has hit in its own home board may move on in the same play.
             * @example true
             */
            hitAndRunInHome?: boolean;
            /**
             * @description A side comes into play with a doublet or 1-2 only.
             * @example false
             */
            startGate?: boolean;
            /**
             * @description The point that the first checker must have passed before another may move.
             * @example null
             */
            firstCheckerMustPass?: number | null;
            /** @example none */
            primeLimit?: components["schemas"]["PrimeLimit"];
            /**
             * @description A play may leave all points of the side's own home board held.
             * @example true
             */
            fullHomeBoard?: boolean;
            /** @example none */
            mother?: components["schemas"]["Mother"];
            /**
             * @description What a roll earns beyond itself.
             * @example null
             */
            bonus?: components["schemas"]["BonusDto"] | null;
            /**
             * @description Each 1-2 doubles what the game is worth.
             * @example false
             */
            stakeDoublesOnAceyDeucey?: boolean;
            /** @example 2 */
            ownPointSize?: components["schemas"]["OwnPointSize"];
            /**
             * @description Checkers on the bar must enter before any other move.
             * @example true
             */
            barMandatory?: boolean;
            /**
             * @description A die may bear off from a lower point when no checker stands higher.
             * @example true
             */
            overshootBearOff?: boolean;
            /** @example 4 */
            doubletMoves?: components["schemas"]["DoubletMoves"];
            opening?: components["schemas"]["OpeningRulesDto"];
            /**
             * @example {
             *       "kind": "standard",
             *       "gammon": 2,
             *       "backgammon": 3
             *     }
             */
            scoring?: components["schemas"]["Scoring"];
            /** @example allowed */
            cube?: components["schemas"]["CubeUse"];
            /**
             * @description The built-in variant that the club has changed.
             * @default backgammon
             */
            base?: components["schemas"]["VariantName"];
        };
        /** @description Whether hitting needs a checker that has been, or is, in its own home board or off. */
        AskedVariantHitRequiresHomeChecker: false | components["schemas"]["HitRequiresHomeChecker"];
        AssignTableDto: {
            /** @example 4 */
            table: string | null;
        };
        AssignTablesDto: {
            /**
             * @description The tables of the room, in the order in which they are given out. Either this or `count`.
             * @example [
             *       "1",
             *       "2",
             *       "3"
             *     ]
             */
            tables?: string[];
            /** @description How many tables there are; they are called 1, 2 and so on. */
            count?: number;
            /**
             * @description The table for the match of the best-placed entrant, in a bracket of the best-seeded one.
             * @example 1
             */
            feature?: string;
        };
        AssignedTablesDto: {
            /** @description The pairings that got a table. */
            items: components["schemas"]["PairingDto"][];
            /** @description Pairings that are ready and still have none. */
            left: number;
        };
        AttemptDto: {
            /** Format: date-time */
            at: string;
            /** @description What the receiver answered. */
            status: number | null;
            /** @description How long it took. */
            milliseconds: number | null;
            /** @description The first bytes of the answer. */
            answer: string | null;
            /** @description Why it failed; null where it did not. */
            failure: string | null;
            /** @description The same for programs: the receiver `answered` with a status outside 200 to 299, `redirected`, or was too `late`; its address is a `private-address`; the service was `stopped` meanwhile; or the receiver was `unreached`. Null where it did not fail. */
            reason: components["schemas"]["AttemptReason"] | null;
            /** @description Of `unreached`: what the network said, such as `ECONNREFUSED`; else null. */
            cause: string | null;
        };
        /** @enum {string} */
        AttemptReason: "answered" | "late" | "private-address" | "redirected" | "stopped" | "unreached";
        AutomaticDoubleAsked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "AutomaticDoubleAsked";
            data: {
                value: number;
                /** @constant */
                by: "rule";
                /** Format: date-time */
                at?: string;
            };
        };
        AutomaticDoubleMade: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "AutomaticDoubleMade";
            data: {
                value: number;
                /** @constant */
                by: "rule";
                /** Format: date-time */
                at?: string;
            };
        };
        AutomaticDoubleRefused: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "AutomaticDoubleRefused";
            data: {
                /** Format: date-time */
                at?: string;
            };
        };
        /** @description How often equal opening dice double the cube in one game; null without limit. */
        AutomaticDoubles: number | null;
        /** @enum {string} */
        AutomaticDoublesBeyondFirst: "automatic" | "boxDecides";
        AwayDto: {
            /** Format: uuid */
            playerId: string;
            /**
             * Format: uuid
             * @description Who decides for the absent member; null: the service copies what the captain decides.
             */
            proxy: string | null;
        };
        /** @enum {integer} */
        BackgammonMultiplier: 2 | 3;
        /**
         * @description What a backgammon multiplies the cube by.
         * @enum {integer}
         */
        BackgammonWorth: 1 | 2 | 3;
        BeaverRaccooned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "BeaverRaccooned";
            data: components["schemas"]["BeaverRaccoonedData"];
        };
        BeaverRaccoonedData: {
            side: components["schemas"]["Side"];
            value: number;
            /** Format: date-time */
            at?: string;
        };
        /** @description Further turns of the cube in one chain: 1 a beaver, 2 a raccoon too, and so on; null without limit. */
        Beavers: number | null;
        BeforeRoll: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "before-roll";
            side: components["schemas"]["Side"];
            doubling: components["schemas"]["BeforeRollDoubling"];
            /** @constant */
            extra?: true;
        };
        /** @enum {string} */
        BeforeRollDoubling: "first-turn" | "open" | "over";
        /** @description Where the checkers stand after the play. */
        BoardDto: {
            /** @description The side that has played, in its own view. */
            mover: components["schemas"]["CheckersDto"];
            /** @description The other side, in its own view. */
            opponent: components["schemas"]["CheckersDto"];
        };
        BoardListDto: {
            /** @description The boards of a team match, from the first. */
            items: components["schemas"]["PairingDto"][];
        };
        BoardOfVariantDto: {
            direction: components["schemas"]["Direction"];
            ownPointSize: components["schemas"]["OwnPointSize"];
            cube: components["schemas"]["CubeUse"];
        };
        BoardPhase: components["schemas"]["Opening"] | components["schemas"]["BeforeRoll"] | components["schemas"]["ToPlay"] | components["schemas"]["NameDoublet"];
        BoardResultDto: {
            winner: components["schemas"]["Winner"];
            kind: components["schemas"]["ResultKind"];
        };
        BonusDto: {
            /** @example acey-deucey */
            kind: components["schemas"]["BonusKind"];
        };
        /**
         * @description What 1-2 earns, or that and the complement of every doublet.
         * @enum {string}
         */
        BonusKind: "acey-deucey" | "complement";
        BoxAbandoned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "BoxAbandoned";
            data: {
                /** Format: date-time */
                at?: string;
            };
        };
        BoxBought: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "BoxBought";
            data: {
                /** Format: uuid */
                buyer: string;
                /** Format: uuid */
                seller: string;
                points: number;
                seats: components["schemas"]["Seats"];
            };
        };
        /**
         * @description Whom the box may double at once.
         * @enum {string}
         */
        BoxDoublePolicy: "all" | "anySubset" | "includeCaptain" | "sameValue";
        BoxOfferDto: {
            /** Format: uuid */
            buyer: string;
            points: number;
            /**
             * Format: uuid
             * @description Which of the two has said so; the sale is done when the other says the same.
             */
            by: string;
        };
        BoxOffered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "BoxOffered";
            data: {
                /** Format: uuid */
                buyer: string;
                points: number;
                /** Format: uuid */
                by: string;
            };
        };
        /** @enum {string} */
        BoxTakePolicy: "allOrNothing" | "atLeastHalf" | "breakEven" | "captainIfAny" | "free" | "sameValueSameAction";
        BracketDto: {
            flights: components["schemas"]["BracketFlightDto"][];
        };
        BracketFlightDto: {
            id: string;
            name: string;
            stage: number;
            rounds: components["schemas"]["BracketRoundDto"][];
        };
        BracketRoundDto: {
            round: number;
            pairings: components["schemas"]["PairingDto"][];
        };
        BracketStage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bracket";
            format: components["schemas"]["EliminationFormat"];
            seed: string;
            places: (string | null)[];
            lastChanceLines?: string[];
            byHand?: components["schemas"]["SwappedPlacesDto"][];
        };
        /** @enum {string} */
        BracketWidth: "phone" | "print" | "screen";
        /** @enum {string} */
        Breaks: "second-bye" | "unneeded-bye";
        /** @enum {string} */
        BrokenPairingRule: "forbidden" | "other-score-group" | "rematch" | "wanted-bye";
        BuyBoxAct: {
            /**
             * @description Sells the seat of the box before a game. The buyer and the box each send it, and the sale is done with the second; a scorer sends it for both. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "buy-box";
            /**
             * Format: uuid
             * @description Who buys. Left out: the player whose token it is.
             */
            playerId?: string;
            points: number;
        };
        /** @enum {string} */
        By: "concession" | "forfeit" | "time";
        ByeDto: {
            /**
             * @description A bye: the opponent goes on without playing.
             * @constant
             */
            bye: true;
            /** @description What it counts in a Swiss, in wins, where that is less than one. */
            points?: number;
        };
        ByeNote: {
            /** Format: uuid */
            entry: string;
            points: components["schemas"]["ByePoints"];
            reason: components["schemas"]["ByeReason"];
            breaks: components["schemas"]["Breaks"][];
        };
        /** @enum {number} */
        ByePoints: 0 | 0.5 | 1;
        /** @enum {string} */
        ByeReason: "by-hand" | "drawn" | "everybody-had-one" | "keeps-others-apart" | "lowest" | "lowest-without-bye" | "wanted";
        ByesWanted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ByesWanted";
            data: {
                /** Format: uuid */
                entryId: string;
                byes: components["schemas"]["WantedByeDto"][];
            };
        };
        CancelPenaltyDto: {
            /** @example The slip says gammon */
            reason: components["schemas"]["CancelPenaltyReason"];
        };
        /** @description Why; it stays in the record. */
        CancelPenaltyReason: string;
        CandidateDto: {
            /** Format: uuid */
            id: string;
            name: string;
            nickname: string | null;
            country: string | null;
        };
        /** @enum {string} */
        Cause: "hand" | "rule";
        CellDto: {
            type: components["schemas"]["CellType"];
            side: components["schemas"]["Side"];
            dice: number[] | null;
            /** @description The moves one by one, `rsv` being the reserve; empty: nothing could be played. Null: the roll was not played. */
            play: string | null;
            /** @description A double: the value that the cube would have. */
            value: number | null;
            /** @description A result: the points won. */
            points: number | null;
        };
        /** @enum {string} */
        CellType: "beaver" | "double" | "drop" | "losses" | "roll" | "take" | "unplayed" | "wins";
        Challenge: {
            id: string;
            /** Format: uuid */
            challenger: string;
            /** Format: uuid */
            challenged: string;
            at: components["schemas"]["Milliseconds"];
        };
        ChallengeDto: {
            /**
             * Format: uuid
             * @description The entry that challenges.
             */
            challenger: string;
            /**
             * Format: uuid
             * @description The entry that is challenged.
             */
            challenged: string;
        };
        ChallengeMade: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ChallengeMade";
            data: {
                stage: number;
                challenge: components["schemas"]["Challenge"];
            };
        };
        ChallengeableDto: {
            /** Format: uuid */
            entryId: string;
            /**
             * Format: date-time
             * @description The service refuses a challenge before that time: the last result of one of the two is not final yet, or the challenger has lost to that entrant less than `days` days ago. Null: at once.
             */
            from: string | null;
        };
        ChangeChouetteGroupDto: {
            name?: string;
            members?: components["schemas"]["Members"];
            /** @description How they play; a change replaces all options. */
            options?: components["schemas"]["GroupOptionsDto"];
        };
        ChangeEntryDto: {
            /**
             * @description Whether the entry fee was paid.
             * @example true
             */
            paid?: boolean;
            /**
             * @description The place in the seeding until play begins; null: none. It counts in the next draw.
             * @example 1
             */
            seed?: number | null;
        };
        ChangeRoundDto: components["schemas"]["RoundTimesDto"] & {
            /** @description All pairs of the round, in the order of their positions. With `byes` they have each entrant who is in once. */
            pairs?: components["schemas"]["AskedPairDto"][];
            /** @description Entries that have a bye. Those that have asked for one need not be named. */
            byes?: string[];
            /** @example They sat down so */
            reason?: components["schemas"]["AppealDecisionReason"];
            /**
             * @description The flight, by its id; the main one of the present stage if left out.
             * @example main
             */
            flight?: string;
        };
        ChangeSeasonBase: {
            /**
             * @description How many events of a player count: those that give most. An event is a tournament with its matches, or a match outside of tournaments. Null: all.
             * @example 8
             */
            best?: number | null;
            /**
             * @description `matches`: only those outside of tournaments. Null: both kinds of events.
             * @example null
             */
            only?: components["schemas"]["Only"] | null;
            /**
             * @description Of the tournaments only these. Null: all.
             * @example null
             */
            tournaments?: string[] | null;
        };
        ChangeSeasonDto: components["schemas"]["ChangeSeasonBase"] & {
            /** @example Spring 2026 */
            name?: string;
            /**
             * Format: date
             * @description The first day, in the time zone of the club.
             * @example 2026-01-01
             */
            from?: string;
            /**
             * Format: date
             * @description The last day, which counts too.
             * @example 2026-06-30
             */
            to?: string;
            points?: components["schemas"]["SeasonPointsDto"];
        };
        ChangeTournamentDto: {
            /** @example Club night 21 November */
            name?: string;
            /**
             * Format: date-time
             * @example 2026-11-21T19:30:00Z
             */
            startsAt?: string | null;
            /** @description The prizes whole; null: there are none. */
            prizes?: components["schemas"]["PrizesDto"] | null;
            /** @example public */
            visibility?: components["schemas"]["Visibility"];
            /** @example 10 */
            confirmMinutes?: components["schemas"]["ConfirmMinutes"];
            /**
             * @description Another format, as a whole; like `variant`, `dice` and `rules` only before the draw.
             * @example {
             *       "kind": "knockout",
             *       "lengths": [
             *         5,
             *         5,
             *         7,
             *         9
             *       ],
             *       "consolation": {
             *         "kind": "progressive",
             *         "lengths": [
             *           5
             *         ]
             *       }
             *     }
             */
            format?: components["schemas"]["AskedTournamentFormat"];
            /** @example backgammon */
            variant?: components["schemas"]["ChangeTournamentVariant"];
            /** @example recorded */
            dice?: components["schemas"]["DiceMode"];
            rules?: components["schemas"]["ChosenMatchRulesDto"];
            /** @description Pairs of entries that are not to meet in a Swiss, such as a family or a shared car. The pairing avoids them like rematches. */
            forbiddenPairs?: string[][];
        };
        /** @description A built-in variant, or a club's own: an `id`, the `base` and the parameters that differ from it. `aceyDeucey` is `aceyDeucey.seed`. */
        ChangeTournamentVariant: components["schemas"]["VariantName"] | components["schemas"]["AskedVariantDto"];
        ChangeWebhookDto: {
            /** @example https://club.example/hooks/backgammon */
            url?: components["schemas"]["Url"];
            /**
             * @example [
             *       "match.finished",
             *       "pairing.ready"
             *     ]
             */
            types?: components["schemas"]["Types"];
            /** @example active */
            status?: components["schemas"]["WebhookStatus"];
            /**
             * @description What deliveries are signed with: `whsec_` and 24 to 64 bytes in Base64. Without it the secret stays as it is.
             * @default null
             */
            secret?: string | null;
        };
        CheckPlayQuestionDto: components["schemas"]["LegalPlaysQuestionDto"] & {
            /** @description The play as text in the mover's own view, any order; empty or `pass` for none. Either this or `moves`. */
            play?: string;
            /** @description The play move by move; moves of one checker may be merged. */
            moves?: components["schemas"]["PlayMoveDto"][];
        };
        CheckersDto: {
            points: components["schemas"]["Points"];
            bar: number;
            /** @description Checkers borne off. */
            off: number;
            /** @description Checkers that have not come into play yet; only in variants that begin with some. */
            reserve?: number;
            /** @description Own points whose one checker is pinned, highest first; `points` counts it too. Only in variants that pin. */
            pinned?: number[];
            /** @description Whether the side may hit; only where that needs a checker that has been home. */
            mayHit?: boolean;
        };
        CheckersLeftScoringDto: {
            /**
             * @description By the checkers that the loser has left. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "checkersLeft";
            count: components["schemas"]["CountedCheckers"];
        };
        /** @description What the box may take of the cubes offered at once; of several policies, all must allow it. */
        ChosenChouetteRulesBoxTakePolicy: components["schemas"]["BoxTakePolicy"] | components["schemas"]["BoxTakePolicy"][];
        /** @description Options that differ from their defaults. */
        ChosenChouetteRulesDto: components["schemas"]["ChosenMatchRulesBase"] & {
            /** @default null */
            maxCube?: components["schemas"]["MaxCube"];
            /** @default 0 */
            beavers?: components["schemas"]["Beavers"];
            /** @default 0 */
            automaticDoubles?: components["schemas"]["AutomaticDoubles"];
            /** @default multi */
            cubes?: components["schemas"]["Cubes"];
            /** @default succession */
            rotation?: components["schemas"]["Rotation"];
            /** @default 1 */
            orderDice?: components["schemas"]["OrderDice"];
            /**
             * @description How many may sit at the table.
             * @default 7
             */
            maxPlayers?: number;
            /** @default afterCubeTurned */
            consultation?: components["schemas"]["Consultation"];
            /** @default captain */
            teamDouble?: components["schemas"]["TeamDouble"];
            /** @default sealed */
            answerOrder?: components["schemas"]["AnswerOrder"];
            /** @default free */
            boxTakePolicy?: components["schemas"]["ChosenChouetteRulesBoxTakePolicy"];
            /** @default anySubset */
            boxDoublePolicy?: components["schemas"]["BoxDoublePolicy"];
            /** @default none */
            loneTaker?: components["schemas"]["LoneTaker"];
            /** @default none */
            partner?: components["schemas"]["Partner"];
            /**
             * @description From how many players on the box has one.
             * @default 6
             */
            partnerFrom?: number;
            /** @default last */
            partnerPick?: components["schemas"]["PartnerPick"];
            /** @default end */
            joinPosition?: components["schemas"]["JoinPosition"];
            /**
             * @description Newcomers wait until the box agrees.
             * @default false
             */
            joinNeedsBoxConsent?: boolean;
            /** @default end */
            sitOutReturn?: components["schemas"]["SitOutReturn"];
            /**
             * @description What a box loses on each cube when it abandons a game.
             * @default single
             * @constant
             */
            boxForfeit?: "single";
            /**
             * @description A pair may settle for points instead of playing on.
             * @default false
             */
            settlements?: boolean;
            /**
             * @description The seat of the box may be bought.
             * @default false
             */
            buying?: boolean;
        };
        ChosenMatchRulesBase: {
            /**
             * @description Whether the starter plays the opening dice or rolls both again.
             * @default useOpeningDice
             */
            firstRoll?: components["schemas"]["FirstRoll"];
            /**
             * @description With `rerollBothDice`: the starter may double before that roll.
             * @default false
             */
            cubeBeforeFirstRoll?: boolean;
            /**
             * @description The winner of a game starts the next one without an opening roll.
             * @default false
             */
            winnerStarts?: boolean;
            /**
             * @description Recorded dice: a die flat on a checker is valid.
             * @default false
             */
            diceOnCheckerValid?: boolean;
            /**
             * @description Recorded dice: what becomes of a roll that falls before the opponent has played.
             * @default reject
             */
            prematureRoll?: components["schemas"]["PrematureRoll"];
            /** @description A shut-out side that may not double is passed over by itself. Default: true with server dice, false with recorded dice. */
            autoPassShutOut?: boolean;
            /**
             * @description `explicit`: a play is laid out and may be changed until the action `commit`.
             * @default onSubmit
             */
            commit?: components["schemas"]["Commit"];
            /**
             * @description What happens to illegal plays.
             * @default strict
             */
            validation?: components["schemas"]["Validation"];
            /**
             * @description How long an illegal play may be corrected.
             * @default untilNextRoll
             */
            correctionWindow?: components["schemas"]["CorrectionWindow"];
            /**
             * @description What a backgammon multiplies the cube by.
             * @default 3
             */
            backgammonMultiplier?: components["schemas"]["BackgammonMultiplier"];
            /**
             * @description False: every win counts once.
             * @default true
             */
            gammons?: boolean;
            /**
             * @description When a side may resign.
             * @default anyPhase
             */
            resignationWhen?: components["schemas"]["ResignationWhen"];
            /**
             * @description Whether a game may be resigned.
             * @default any
             */
            resignation?: components["schemas"]["Resignation"];
            /**
             * @description Whether a cube is in use.
             * @default true
             */
            cube?: boolean;
            /**
             * @description Gammons and backgammons count only when a double was taken.
             * @default true
             */
            jacoby?: boolean;
            /**
             * @description An automatic double counts for the Jacoby rule as a double that was taken.
             * @default false
             */
            jacobyAfterAutomaticDouble?: boolean;
            /**
             * @description A redouble can be beavered.
             * @default true
             */
            beaverOnRedouble?: boolean;
            /**
             * @description A raccoon can be dropped.
             * @default true
             */
            raccoonDrop?: boolean;
            /**
             * @description Who decides about automatic doubles after the first; only a chouette has a box.
             * @default automatic
             */
            automaticDoublesBeyondFirst?: components["schemas"]["AutomaticDoublesBeyondFirst"];
        };
        ChosenMatchRulesDto: components["schemas"]["ChosenMatchRulesBase"] & {
            /**
             * @default null
             * @example null
             */
            maxCube?: components["schemas"]["MaxCube"];
            /**
             * @description What becomes of a double that cannot help the doubler.
             * @default reject
             */
            deadCube?: components["schemas"]["DeadCube"];
            /**
             * @description The Crawford rule.
             * @default true
             */
            crawford?: boolean;
            /**
             * @description The Holland rule, which needs the Crawford rule.
             * @default false
             */
            holland?: boolean;
            /**
             * @description Whom the Holland rule binds.
             * @default trailer
             */
            hollandApplies?: components["schemas"]["HollandApplies"];
            /**
             * @default 0
             * @example 1
             */
            beavers?: components["schemas"]["Beavers"];
            /**
             * @default 0
             * @example 1
             */
            automaticDoubles?: components["schemas"]["AutomaticDoubles"];
            /** @description Matches to points only: played with a clock. Null, like nothing: without one. */
            clock?: components["schemas"]["AskedClockDto"] | null;
        };
        ChouetteAccountDto: components["schemas"]["AccountBase"] & {
            points: number;
        };
        ChouetteActedDto: {
            game: components["schemas"]["ChouetteGameDto"];
            /** @description Everything that these actions brought about, also what followed by itself; a sealed answer without its content. */
            events: (components["schemas"]["RecordedDto"] & components["schemas"]["AnyChouetteEvent"])[];
        };
        /** @enum {string} */
        ChouetteAdjustmentImpossibleReason: "never-here" | "points" | "same-person";
        ChouetteAffected: components["schemas"]["ChouetteAffectedGame"] | components["schemas"]["ChouetteAffectedPlayer"] | components["schemas"]["ChouetteAffectedChouette"];
        ChouetteAffectedChouette: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "chouette";
            id: string;
            text: string;
            before: components["schemas"]["AffectedSeats"];
            after: components["schemas"]["AffectedSeats"];
        };
        ChouetteAffectedGame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "game";
            id: string;
            text: string;
            before: components["schemas"]["AffectedTableGame"];
            after: components["schemas"]["AffectedTableGame"];
            number: number;
        };
        ChouetteAffectedPlayer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "player";
            id: string;
            text: string;
            before: {
                points: number;
                amount: number;
            };
            after: {
                points: number;
                amount: number;
            };
            name: string;
        };
        ChouetteAutomaticDoubleMade: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "AutomaticDoubleMade";
            data: {
                value: number;
                by: components["schemas"]["Cause"];
                /** Format: date-time */
                at?: string;
            };
        };
        ChouetteBase: components["schemas"]["MatchBaseBase"] & {
            status: components["schemas"]["ChouetteStatus"];
            /**
             * Format: uuid
             * @description The player against all others; null until the order is found.
             */
            box: string | null;
            /**
             * Format: uuid
             * @description The player who shares the result of the box; null: no player does.
             */
            partner: string | null;
            /**
             * Format: uuid
             * @description First of the line: rolls and moves for the team.
             */
            captain: string | null;
            /**
             * Format: uuid
             * @description Who rolls and moves for the team in the open game: the captain, or the member who followed the captain. Null between games.
             */
            actingCaptain: string | null;
            /** @description The team in its order, the captain first. */
            line: string[];
            /** @description Two are left: box and captain, no rotation. */
            headsUp: boolean;
            /** @description All players who were ever at the table; while the order is thrown, those who throw. */
            players: components["schemas"]["ChouettePlayerDto"][];
            /** @description Those who have to throw for the order now. */
            toThrow: string[];
            /** @description Wishes to join, leave, sit out or return that wait: each takes effect when the open game ends, or when the box agrees. */
            asks: components["schemas"]["SeatAskDto"][];
            /** @description An offer for the box. */
            offer: components["schemas"]["BoxOfferDto"] | null;
            /** Format: uuid */
            currentGameId: string | null;
            /** @description What a point is worth. */
            stake: number;
            currency: string | null;
            /** @description Every option with its value. */
            rules: components["schemas"]["ChouetteRulesDto"];
            /**
             * Format: uuid
             * @description The player who opened it; null: staff did.
             */
            host: string | null;
            /**
             * Format: uuid
             * @description The saved group that plays.
             */
            groupId: string | null;
        };
        ChouetteBeaverRaccooned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "BeaverRaccooned";
            data: components["schemas"]["ChouetteBeaverRaccoonedData"];
        };
        ChouetteBeaverRaccoonedData: {
            side: components["schemas"]["Side"];
            cubes: components["schemas"]["CubeValue"][];
            by: components["schemas"]["Cause"];
            /** Format: date-time */
            at?: string;
        };
        ChouetteClosed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ChouetteClosed";
            data: components["schemas"]["ChouetteClosedData"];
        };
        ChouetteClosedData: {
            /** Format: date-time */
            at: string;
        };
        ChouetteClosedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chouette.closed";
            data: components["schemas"]["ChouetteTotalFacts"];
        };
        ChouetteCorrectedDto: {
            affected: components["schemas"]["ChouetteAffected"][];
            /** @description False after a dry run. */
            applied: boolean;
        };
        ChouetteCorrectedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chouette.corrected";
            data: components["schemas"]["ChouetteGameFacts"];
        };
        ChouetteCorrectionDto: {
            /** @description How the game ended; null: it never counted. */
            result: components["schemas"]["ScoreSheetDto"] | null;
            reason: string;
        };
        ChouetteDoubleBeavered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DoubleBeavered";
            data: components["schemas"]["ChouetteBeaverRaccoonedData"];
        };
        ChouetteDoubleDropped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DoubleDropped";
            data: components["schemas"]["ChouetteBeaverRaccoonedData"];
        };
        ChouetteDoubleTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DoubleTaken";
            data: components["schemas"]["ChouetteBeaverRaccoonedData"];
        };
        ChouetteDoubled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Doubled";
            data: components["schemas"]["ChouetteBeaverRaccoonedData"];
        };
        ChouetteDto: components["schemas"]["ChouetteBase"] & {
            games: components["schemas"]["ChouetteGameEntryDto"][];
        };
        ChouetteEvent: components["schemas"]["OpeningRolled"] | components["schemas"]["DiceRolled"] | components["schemas"]["RollVoided"] | components["schemas"]["PlayLaidOut"] | components["schemas"]["PlayPickedUp"] | components["schemas"]["PlayMade"] | components["schemas"]["PlayCorrected"] | components["schemas"]["DoubletNamed"] | components["schemas"]["TurnSkipped"] | components["schemas"]["ChouetteOpened"] | components["schemas"]["OrderThrown"] | components["schemas"]["PlayerWithdrew"] | components["schemas"]["SeatsTaken"] | components["schemas"]["ChouetteGameSettled"] | components["schemas"]["ChouetteGameReported"] | components["schemas"]["ChouetteGameGivenUp"] | components["schemas"]["LedgerLinesWritten"] | components["schemas"]["SeatsRotated"] | components["schemas"]["SeatAsked"] | components["schemas"]["SeatAskWithdrawn"] | components["schemas"]["PlayerJoined"] | components["schemas"]["PlayerLeft"] | components["schemas"]["PlayerSatOut"] | components["schemas"]["PlayerReturned"] | components["schemas"]["PartnerInvited"] | components["schemas"]["BoxBought"] | components["schemas"]["BoxOffered"] | components["schemas"]["SeatsSet"] | components["schemas"]["PointsAdjusted"] | components["schemas"]["ChouetteGameCorrected"] | components["schemas"]["ChouetteTakenBack"] | components["schemas"]["ChouetteClosed"] | components["schemas"]["ChouetteGameStarted"] | components["schemas"]["ChouetteAutomaticDoubleMade"] | components["schemas"]["AutomaticDoubleAsked"] | components["schemas"]["AutomaticDoubleRefused"] | components["schemas"]["ChouetteDoubled"] | components["schemas"]["ChouetteDoubleTaken"] | components["schemas"]["ChouetteDoubleDropped"] | components["schemas"]["ChouetteDoubleBeavered"] | components["schemas"]["ChouetteBeaverRaccooned"] | components["schemas"]["ChouetteRaccoonOttered"] | components["schemas"]["DoubleWanted"] | components["schemas"]["DoubleDeclined"] | components["schemas"]["DoublingClosed"] | components["schemas"]["AnswerSealed"] | components["schemas"]["AnswerGiven"] | components["schemas"]["LoneTakerFound"] | components["schemas"]["ExtraOffered"] | components["schemas"]["ExtraProposed"] | components["schemas"]["ExtraDeclined"] | components["schemas"]["ExtraTaken"] | components["schemas"]["ExtraDoubled"] | components["schemas"]["ExtraDoubleTaken"] | components["schemas"]["ExtraDropped"] | components["schemas"]["ChouetteResignationOffered"] | components["schemas"]["ResignationAgreed"] | components["schemas"]["ChouetteResignationAccepted"] | components["schemas"]["ChouetteResignationRefused"] | components["schemas"]["ChouetteResignationWithdrawn"] | components["schemas"]["SettlementProposed"] | components["schemas"]["PairSettled"] | components["schemas"]["ProxyNamed"] | components["schemas"]["ProxyEnded"] | components["schemas"]["BoxAbandoned"] | components["schemas"]["ChouetteGameFinished"];
        ChouetteEventListDto: {
            nextCursor: components["schemas"]["ChouetteEventListNextCursor"];
            /** @description Oldest first. */
            items: (components["schemas"]["RecordedDto"] & components["schemas"]["AnyChouetteEvent"])[];
        };
        /** @description For the next page, as `cursor` or as `after`; null on the last one. */
        ChouetteEventListNextCursor: string | null;
        ChouetteGameCorrected: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ChouetteGameCorrected";
            data: {
                /** Format: uuid */
                gameId: string;
                number: number;
                outcome: components["schemas"]["GameOutcome"] | null;
                reason: string;
                seats: components["schemas"]["Seats"];
                teams?: components["schemas"]["CountedTeam"][];
            };
        };
        ChouetteGameDto: components["schemas"]["GameBase"] & {
            /** @constant */
            kind: "chouette";
            /** @description Only in the answer to a score sheet: the points of each player, and who sits where next. */
            evening?: components["schemas"]["EveningDto"];
            /** @description `undone`: it never counted. */
            status: components["schemas"]["TableGameStatus"];
            by: components["schemas"]["ChouetteResultWay"];
            /** Format: uuid */
            box: string;
            /** Format: uuid */
            partner: string | null;
            /**
             * Format: uuid
             * @description The captain at the start of the game.
             */
            captain: string | null;
            /**
             * Format: uuid
             * @description Who rolls and moves for the team now.
             */
            actingCaptain: string | null;
            /** @description The team in its order at the start. */
            line: string[];
            /** @description The names of the box, the partner and the team, by their ids. */
            names: {
                [key: string]: string;
            };
            /** @description The cube of the team where it has one; null where each member has one. */
            cube: components["schemas"]["CubeDto"] | null;
            /** @description One for each member, the captain included. */
            cubes: components["schemas"]["TableCubeDto"][];
            /** @description The extras of this game: a member who dropped paid the lone taker to play on at the side of the box. */
            extras: components["schemas"]["TableExtraDto"][];
            /** @description Extras that wait for the taker's consent. */
            extraOffers?: components["schemas"]["ExtraOfferDto"][];
            /** @description What the service awaits before the board goes on; null: the board goes on. */
            waitingFor: components["schemas"]["ChouetteGameWaitingFor"] | null;
            resignation: components["schemas"]["ResignationDto"] | null;
            /** @description Settlements to which one of a pair has agreed. */
            proposals: components["schemas"]["ProposalDto"][];
            /** @description Those who are away. */
            away: components["schemas"]["AwayDto"][];
            /** @description Those who have to decide something now. */
            toActPlayers: string[];
            /** @description By person: what they may do now. */
            actionsByPlayer: {
                [key: string]: components["schemas"]["ActionsByPlayer"][];
            };
            /** @description What the side to act may do now. */
            actions: components["schemas"]["ActionsByPlayer"][];
            actionsBySide: components["schemas"]["TableActionsBySideDto"];
            /** @description Those who may advise the captain now. */
            advisers: string[];
            result: components["schemas"]["TableOutcomeDto"] | null;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "chouette";
        };
        ChouetteGameEndFacts: {
            /** Format: uuid */
            box: string;
            board: components["schemas"]["BoardResultDto"] | null;
            points: {
                [key: string]: number;
            };
            /** Format: uuid */
            gameId: string;
            gameNumber: number;
            totals: {
                [key: string]: number;
            };
            /** Format: uuid */
            chouetteId: string;
            version: number;
        };
        ChouetteGameEndNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chouette.game-finished";
            data: components["schemas"]["ChouetteGameEndFacts"];
        };
        ChouetteGameEntryDto: {
            /** Format: uuid */
            id: string;
            number: number;
            /** @description `undone`: it never counted. */
            status: components["schemas"]["TableGameStatus"];
            result: components["schemas"]["TableOutcomeDto"] | null;
        };
        ChouetteGameFacts: {
            /** Format: uuid */
            gameId: string;
            gameNumber: number;
            totals: {
                [key: string]: number;
            };
            /** Format: uuid */
            chouetteId: string;
            version: number;
        };
        ChouetteGameFinished: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "GameFinished";
            data: {
                result: components["schemas"]["BoardResultDto"] | null;
                by: components["schemas"]["ResultWay"];
                /** Format: date-time */
                at?: string;
            };
        };
        ChouetteGameGivenUp: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ChouetteGameGivenUp";
            data: {
                /** Format: uuid */
                gameId: string;
                number: number;
                seats: components["schemas"]["Seats"];
                reason: string;
            };
        };
        ChouetteGameReported: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ChouetteGameReported";
            data: {
                present?: components["schemas"]["Ids"];
                /** Format: date-time */
                at?: string;
                /** Format: uuid */
                gameId: string;
                number: number;
                seats: components["schemas"]["Seats"];
                outcome: components["schemas"]["GameOutcome"];
            };
        };
        ChouetteGameSettled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ChouetteGameSettled";
            data: {
                /** Format: uuid */
                gameId: string;
                number: number;
                seats: components["schemas"]["Seats"];
                outcome: components["schemas"]["GameOutcome"];
            };
        };
        ChouetteGameStarted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "GameStarted";
            data: {
                /** Format: uuid */
                gameId: string;
                number: number;
                /** Format: uuid */
                box: string;
                /** Format: uuid */
                partner: string | null;
                line: components["schemas"]["Ids"];
                variant: components["schemas"]["Variant"];
                dice: components["schemas"]["DiceMode"];
                rules: components["schemas"]["ChouetteRulesDto"];
                starter: components["schemas"]["SideOrNull"];
                /** Format: date-time */
                at?: string;
            };
        };
        /** @enum {string} */
        ChouetteGameWaitingFor: "answers" | "automatic-double" | "extras" | "lone-taker" | "resignation";
        ChouetteGroupDto: components["schemas"]["SeasonBase"] & {
            name: string;
            /** @description In the order in which they sit down. */
            members: components["schemas"]["PersonDto"][];
            options: components["schemas"]["GroupOptionsDto"];
        };
        ChouetteGroupListDto: {
            items: components["schemas"]["ChouetteGroupDto"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ChouetteLedgerDto: {
            /** @description What a point is worth. */
            stake: number;
            currency: string | null;
            /** @description One for each pair of each game that moved points. */
            entries: components["schemas"]["ChouetteLedgerEntryDto"][];
            /** @description Of all players who were ever here; the sum is zero. */
            balances: components["schemas"]["ChouetteAccountDto"][];
            /** @description The fewest payments that settle all debts. */
            transfers: components["schemas"]["TransferDto"][];
        };
        ChouetteLedgerEntryDto: {
            /** @description In the order of the ledger. */
            number: number;
            /** @description The number of the game; for a sale of the box, the number of the game that followed it. */
            game: number;
            /**
             * Format: uuid
             * @description Who pays.
             */
            from: string;
            /**
             * Format: uuid
             * @description Who is paid.
             */
            to: string;
            points: number;
            /** @description In the smallest unit of the currency. */
            amount: number;
            reason: components["schemas"]["EntryReason"];
            /** @description The entry that this one takes back, by a correction. */
            reverses: number | null;
        };
        ChouetteListDto: {
            items: components["schemas"]["ListedChouetteDto"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @enum {string} */
        ChouetteLoneTakerReason: "must-beaver" | "take-or-drop";
        /** @enum {string} */
        ChouetteMemberNeededField: "offerer" | "taker" | "to";
        /** @enum {string} */
        ChouetteNoPartnerReason: "has-one" | "not-the-pick" | "too-few";
        /** @enum {string} */
        ChouetteNotInGameReason: "out" | "partner" | "stranger";
        /** @enum {string} */
        ChouetteNotSeatedReason: "leaves" | "not-sitting-out" | "will-sit-out";
        ChouetteOpened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ChouetteOpened";
            data: {
                /** Format: uuid */
                chouetteId: string;
                players: components["schemas"]["Ids"];
                /** Format: uuid */
                host?: string;
                /** Format: uuid */
                group?: string;
                order: components["schemas"]["Order"];
                variant: components["schemas"]["Variant"];
                dice: components["schemas"]["DiceMode"];
                stake: number;
                stakes?: {
                    [key: string]: number;
                };
                currency: string | null;
                rules: components["schemas"]["ChouetteRulesDto"];
                /** Format: date-time */
                at: string;
            };
        };
        ChouetteOpenedFacts: {
            players: components["schemas"]["Ids"];
            /** Format: uuid */
            chouetteId: string;
            version: number;
        };
        ChouetteOpenedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chouette.opened";
            data: components["schemas"]["ChouetteOpenedFacts"];
        };
        /** @enum {string} */
        ChouetteOptionOffOption: "buying" | "partner" | "settlements";
        ChouettePlayer: {
            /** Format: uuid */
            id: string;
            points: number;
            amount?: number;
        };
        ChouettePlayerDto: components["schemas"]["AccountBase"] & {
            role: components["schemas"]["ChouetteRole"];
            /** @description Out, but coming back. */
            sittingOut: boolean;
            /** @description Points won less points lost. */
            points: number;
            /** @description What a point is worth to this player; two settle at the lower stake. */
            stake: number;
        };
        /** @enum {string} */
        ChouetteProxyImpossibleReason: "away" | "box" | "not-in-team" | "present" | "self";
        ChouetteRaccoonOttered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RaccoonOttered";
            data: components["schemas"]["ChouetteBeaverRaccoonedData"];
        };
        ChouetteResignationAccepted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResignationAccepted";
            data: components["schemas"]["ChouetteResignationAcceptedData"];
        };
        ChouetteResignationAcceptedData: {
            side: components["schemas"]["Side"];
            members: components["schemas"]["Ids"];
            by: components["schemas"]["Cause"];
            /** Format: date-time */
            at?: string;
        };
        ChouetteResignationOffered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResignationOffered";
            data: {
                side: components["schemas"]["Side"];
                as: components["schemas"]["ResultKind"];
                members: components["schemas"]["Ids"];
                /** Format: date-time */
                at?: string;
            };
        };
        ChouetteResignationRefused: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResignationRefused";
            data: components["schemas"]["ChouetteResignationAcceptedData"];
        };
        ChouetteResignationWithdrawn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResignationWithdrawn";
            data: components["schemas"]["ChouetteResignationAcceptedData"];
        };
        /**
         * @description Played here, or from the score sheet.
         * @enum {string}
         */
        ChouetteResultWay: "play" | "reported";
        /** @enum {string} */
        ChouetteRole: "box" | "captain" | "crew" | "out" | "partner";
        ChouetteRulesDto: components["schemas"]["GameRulesDto"] & components["schemas"]["MoneyRulesBase"] & {
            cubes: components["schemas"]["Cubes"];
            rotation: components["schemas"]["Rotation"];
            orderDice: components["schemas"]["OrderDice"];
            /** @description How many may sit at the table. */
            maxPlayers: number;
            consultation: components["schemas"]["Consultation"];
            teamDouble: components["schemas"]["TeamDouble"];
            answerOrder: components["schemas"]["AnswerOrder"];
            boxTakePolicy: components["schemas"]["ChosenChouetteRulesBoxTakePolicy"];
            boxDoublePolicy: components["schemas"]["BoxDoublePolicy"];
            loneTaker: components["schemas"]["LoneTaker"];
            partner: components["schemas"]["Partner"];
            /** @description From how many players on the box has one. */
            partnerFrom: number;
            partnerPick: components["schemas"]["PartnerPick"];
            joinPosition: components["schemas"]["JoinPosition"];
            /** @description Newcomers wait until the box agrees. */
            joinNeedsBoxConsent: boolean;
            sitOutReturn: components["schemas"]["SitOutReturn"];
            /**
             * @description What a box loses on each cube when it abandons a game.
             * @constant
             */
            boxForfeit: "single";
            /** @description A pair may settle for points instead of playing on. */
            settlements: boolean;
            /** @description The seat of the box may be bought. */
            buying: boolean;
        };
        /** @enum {string} */
        ChouetteSaleImpossibleReason: "own-box" | "points";
        /** @enum {string} */
        ChouetteSeatsImpossibleReason: "missing" | "not-present" | "twice";
        /** @enum {string} */
        ChouetteSettlementImpossibleReason: "extras" | "points";
        /**
         * @description `ordering`: the first order is still being thrown.
         * @enum {string}
         */
        ChouetteStatus: "closed" | "ordering" | "playing" | "waiting";
        ChouetteTakenBack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TakenBack";
            data: {
                /** Format: uuid */
                gameId: string;
                number: number;
                to: number;
                reason: string | null;
                restored: {
                    players: components["schemas"]["ChouettePlayer"][];
                    variant: components["schemas"]["Variant"];
                    dice: components["schemas"]["DiceMode"];
                    rules: components["schemas"]["ChouetteRulesDto"];
                    /** @constant */
                    status: "playing";
                    /** Format: uuid */
                    id: string;
                    lastGame: components["schemas"]["EndedChouetteGame"] | null;
                    openedAt: components["schemas"]["Milliseconds"];
                    games: number;
                    /** Format: uuid */
                    host?: string;
                    /** Format: uuid */
                    group?: string;
                    stake: number;
                    stakes?: {
                        [key: string]: number;
                    };
                    currency: string | null;
                    seats: components["schemas"]["Seats"];
                    lines: number;
                    asks: components["schemas"]["SeatAskDto"][];
                    game: {
                        number: number;
                        pairs: components["schemas"]["Pair"][];
                        rules: components["schemas"]["ChouetteRulesDto"];
                        /** @constant */
                        status: "open";
                        /** Format: uuid */
                        id: string;
                        /** Format: uuid */
                        partner: string | null;
                        extras: components["schemas"]["Extra"][];
                        /** Format: uuid */
                        box: string;
                        stage: components["schemas"]["Stage"];
                        spoken: components["schemas"]["Spoken"][];
                        away: components["schemas"]["Absence"][];
                        proposals: components["schemas"]["Proposal"][];
                        extraOffers?: components["schemas"]["ExtraOfferDto"][];
                        windows: number;
                        board: {
                            number: number;
                            settlement?: components["schemas"]["OfferedSettlementDto"];
                            terms: components["schemas"]["GameTerms"];
                            /** @constant */
                            status: "open";
                            /** Format: uuid */
                            id: string;
                            variant: components["schemas"]["Variant"];
                            dice: components["schemas"]["DiceMode"];
                            phase: components["schemas"]["BoardPhase"];
                            position: components["schemas"]["Position"];
                            turnsPlayed: components["schemas"]["NumbersBySide"];
                            turns: number;
                            lastPlay: components["schemas"]["LastPlay"] | null;
                            rules: components["schemas"]["GameRulesDto"];
                            cubes: components["schemas"]["Cube"][];
                        };
                    };
                };
            };
        };
        /** @enum {string} */
        ChouetteTaskAct: "admit" | "agree-to-offer" | "close" | "leave" | "return" | "sit-out" | "start-game" | "throw-for-order";
        ChouetteTaskDto: {
            chouette: components["schemas"]["ListedChouetteDto"];
            /**
             * Format: uuid
             * @description The person, as the chouette knows them.
             */
            playerId: string;
            /** @description What the person may do in its open game now. */
            actions: string[];
            /** @description What the person may do at its table. `admit`: agree to a newcomer of `asks`; `leave`: also take back the wish to join. */
            acts: components["schemas"]["ChouetteTaskAct"][];
        };
        ChouetteTotalFacts: {
            totals: {
                [key: string]: number;
            };
            /** Format: uuid */
            chouetteId: string;
            version: number;
        };
        /** @enum {string} */
        ChouetteWindowClosedReason: "all-spoken" | "no-access" | "over";
        ClaimTimeAction: components["schemas"]["PlayActionBase"] & {
            /**
             * @description Says that the time of the side to act is over. Either side may send it; without it the service finds out with the next action.
             * @constant
             */
            type: "claim-time";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "claim-time";
        };
        ClockAdjusted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ClockAdjusted";
            data: {
                before: components["schemas"]["NumbersBySide"];
                after: components["schemas"]["NumbersBySide"];
                reason: string;
                /** Format: date-time */
                at: string;
            };
        };
        ClockDto: {
            /** @description How the time for a turn and the reserve run. */
            mode: components["schemas"]["ClockMode"];
            /** @description Time per turn; 0 on a plain clock. */
            perTurnMs: number;
            /** @description What it costs when the flag falls. */
            onExpiry: components["schemas"]["OnExpiry"];
            /** @description Whose time runs. Null: neither side's, in the opening, between games, or while it is paused. */
            running: components["schemas"]["Side"] | null;
            /**
             * Format: date-time
             * @description Since when it runs without a break.
             */
            since: string | null;
            /** @description Stopped by the director. */
            paused: boolean;
            /**
             * Format: date-time
             * @description The moment that `reserves`, `turnUsedMs`, `turnRemainingMs` and `expired` describe; null: no time runs, and they stay as they are. All other fields change only with the version of the match, so a view that a client has kept stays right after a 304.
             */
            asOf: string | null;
            reserves: components["schemas"]["ReservesDto"];
            /** @description Milliseconds used of the turn that is being timed. */
            turnUsedMs: number | null;
            /** @description Simple delay: milliseconds until the reserve begins to run. Null for other modes and without a turn. */
            turnRemainingMs: number | null;
            /**
             * Format: date-time
             * @description When the flag of the running side falls unless something happens before.
             */
            flagAt: string | null;
            /** @description The side whose flag had fallen at `asOf`; null: neither. The service records what it costs with the next action, or with `claim-time`. */
            expired: components["schemas"]["Side"] | null;
        };
        ClockFlagged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ClockFlagged";
            data: {
                game: number;
                side: components["schemas"]["Side"];
                /** @constant */
                endsGame?: true;
                /** Format: date-time */
                at: string;
            };
        };
        ClockIntroduced: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ClockIntroduced";
            data: {
                settings: components["schemas"]["ClockSettings"];
                reason: string;
                /** Format: date-time */
                at: string;
            };
        };
        ClockListDto: {
            items: components["schemas"]["ClockModeDto"][];
            /** @description Always null: the list is whole. */
            nextCursor: string | null;
        };
        /** @enum {string} */
        ClockMode: "bronstein" | "fischer" | "plain" | "simpleDelay";
        ClockModeDto: {
            /** @description How the time of a turn and the reserve run. */
            mode: components["schemas"]["ClockMode"];
            /** @description With one player on each side. */
            singles: components["schemas"]["UsualTimesDto"];
            /** @description In doubles. */
            doubles: components["schemas"]["UsualTimesDto"];
        };
        /** @enum {string} */
        ClockNotExpiredReason: "nobody" | "sure-win" | "time-left";
        ClockPaused: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ClockPaused";
            data: components["schemas"]["ClockPausedData"];
        };
        ClockPausedData: {
            reason: string;
            /** Format: date-time */
            at: string;
        };
        ClockResumed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ClockResumed";
            data: components["schemas"]["ClockPausedData"];
        };
        ClockSettings: components["schemas"]["ClockSettingsLoseMatch"] | components["schemas"]["ClockSettingsPenaltyPoints"] | components["schemas"]["ClockSettingsLoseGame"];
        ClockSettingsDto: {
            mode: components["schemas"]["ClockMode"];
            reserveSeconds: number;
            perTurnSeconds: number;
            onExpiry: components["schemas"]["OnExpiry"];
            /** @description With `loseMatch`. */
            ginException?: boolean;
            /** @description With `penaltyPoints`. */
            expiryPoints?: number;
            /** @description With `penaltyPoints` and `loseGame`. */
            refillSeconds?: number;
            /** @description With `loseGame`. */
            expiryWinType?: components["schemas"]["ExpiryWinType"];
        };
        ClockSettingsLoseGame: components["schemas"]["ClockSettingsLoseGameBase"] & {
            /** @constant */
            onExpiry: "loseGame";
            expiryWinType: components["schemas"]["ExpiryWinType"];
            refillSeconds: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            onExpiry: "loseGame";
        };
        ClockSettingsLoseGameBase: {
            mode: components["schemas"]["ClockMode"];
            reserveSeconds: number;
            reserveSecondsPerPoint?: number;
            perTurnSeconds: number;
        };
        ClockSettingsLoseMatch: components["schemas"]["ClockSettingsLoseGameBase"] & {
            /** @constant */
            onExpiry: "loseMatch";
            ginException: boolean;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            onExpiry: "loseMatch";
        };
        ClockSettingsPenaltyPoints: components["schemas"]["ClockSettingsLoseGameBase"] & {
            /** @constant */
            onExpiry: "penaltyPoints";
            expiryPoints: number;
            refillSeconds: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            onExpiry: "penaltyPoints";
        };
        /**
         * @description From the start of a game, or in extreme cases at once.
         * @enum {string}
         */
        ClockStart: "next-game" | "now";
        ClockTurn: {
            side: components["schemas"]["Side"];
            used: number;
            since: components["schemas"]["MillisecondsOrNull"];
            interrupted: number | null;
        };
        ClubDto: {
            /**
             * Format: uuid
             * @description Made at the first start; never changes.
             */
            id: string;
            version: number;
            name: string;
            /** @description The IANA time zone in which the club lives. */
            timeZone: string;
            currency: components["schemas"]["Currency"];
        };
        ClubLineDto: {
            /** Format: date-time */
            at: string;
            what: components["schemas"]["ClubLineWhat"];
            kind: components["schemas"]["ClubLineKind"];
            /**
             * Format: uuid
             * @description The id of the match, chouette, tournament or announcement.
             */
            id: string;
            text: string;
        };
        /** @enum {string} */
        ClubLineKind: "announcement" | "chouette" | "match" | "tournament";
        /** @enum {string} */
        ClubLineWhat: "announced" | "began" | "ended";
        ClubLinesDto: {
            /** @description The latest lines, oldest first. */
            lines: components["schemas"]["ClubLineDto"][];
        };
        /** @enum {string} */
        Commit: "explicit" | "onSubmit";
        /** @description How many minutes the opponent has to object to a reported result; then it is final. A change counts for results that are reported after it. */
        ConfirmMinutes: number;
        /** @enum {string} */
        Confirmation: "awaited" | "given" | "not-needed";
        Consolation: {
            kind: components["schemas"]["Kind"];
            lengths: components["schemas"]["Lengths"];
            dropThrough: number | null;
        };
        /**
         * @description When the members still in may advise the captain.
         * @enum {string}
         */
        Consultation: "afterCubeTurned" | "free" | "never";
        /**
         * @description What landing on a lone checker does.
         * @enum {string}
         */
        Contact: "hit" | "none" | "pin";
        CorrectGameDto: {
            reason: components["schemas"]["CancelPenaltyReason"];
            /** @description The result that counts; null: the game never counted. */
            result: components["schemas"]["ReportedGameDto"] | null;
        };
        CorrectLengthDto: {
            /** @example The slip says gammon */
            reason: components["schemas"]["CancelPenaltyReason"];
            /** @example 7 */
            length: number;
        };
        CorrectMatchDto: {
            reason: components["schemas"]["CancelPenaltyReason"];
            /** @description What the paper slip says. Null: the match was not ended by any slip, decision or closing, and goes on. */
            score?: components["schemas"]["ScoreDto"] | null;
            /** @description With `by`: how it was decided. Null says the same as a `score` of null. */
            winner?: components["schemas"]["Side"] | null;
            by?: components["schemas"]["By"] | null;
            /** @description Only null, which says the same as a `score` of null. */
            result?: null;
        };
        CorrectPlayAction: components["schemas"]["PlayActionBase"] & {
            /**
             * @description Replaces the last play, which was illegal, by a legal one. Before the opponent rolls, staff may replace a legal one, too.
             * @constant
             */
            type: "correct-play";
            /** @description The play as text in the mover's own view, any order; empty or `pass` for none. */
            play?: string;
            moves?: components["schemas"]["Moves"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "correct-play";
        };
        CorrectedDto: {
            /** @description What was recorded first; its moves are kept. */
            recorded: components["schemas"]["GameResultDto"];
            reason: string;
            /** Format: date-time */
            at: string;
        };
        CorrectedLengthDto: {
            /** @description Null where the match is not part of the tournament any more, and no earlier correction tells it. */
            before: number | null;
            after: number;
        };
        CorrectedTournamentDto: {
            /** Format: uuid */
            id: string;
            /** @description As `correctPairingResult` lists them: every pairing, match, entry, place on a ladder and flight that changes. */
            affected: components["schemas"]["TournamentAffected"][];
        };
        CorrectionDto: {
            /** @description Everything that changes, before and after it: the games in their order, then the match, then the ledger of a money session. Empty: what is asked for is what counts already. */
            affected: (components["schemas"]["GameChangeDto"] | components["schemas"]["MatchChangeDto"] | components["schemas"]["LedgerChangeDto"])[];
            /** @description Whether it was done; false with `dryRun`. */
            applied: boolean;
            /** @description What changes in the tournament of the match. Null: nothing does, or the match is played outside of tournaments. */
            tournament: components["schemas"]["CorrectedTournamentDto"] | null;
        };
        /** @enum {string} */
        CorrectionWindow: "untilNextPlayCommitted" | "untilNextRoll";
        /**
         * @description Which checkers count as left.
         * @enum {string}
         */
        CountedCheckers: "notBorneOff" | "onBoardOnly";
        CountedTeam: {
            /** Format: uuid */
            gameId: string;
            line: components["schemas"]["Ids"];
        };
        /** @enum {string} */
        Counts: "entered" | "paid" | "plays";
        /** @enum {string} */
        CrawfordState: "after" | "before" | "now";
        CreateAnnouncementDto: {
            /**
             * @description Blanks around it are cut off.
             * @example Round 3 begins at half past eight
             */
            text: string;
            /**
             * Format: uuid
             * @description The tournament it is about. Null: the whole club; only readers with a token see it then.
             */
            tournamentId?: string | null;
            /**
             * Format: date-time
             * @description Shown until then; null: until a scorer or a director ends it.
             * @example 2099-12-31T22:00:00.000Z
             */
            until?: string | null;
        };
        CreateChouetteDto: components["schemas"]["GroupOptionsBase"] & {
            /** @description Three or more, required without `groupId`. Where the order is given: the box, the captain, then the rest of the line. */
            players?: string[];
            /** @description The first order by throws, or as the players are named; required without `groupId`. */
            order?: components["schemas"]["Order"];
            /**
             * Format: uuid
             * @description The saved group that plays: its members and options count wherever the request says nothing. Own stakes of people who sit down later stay theirs.
             */
            groupId?: string;
        };
        CreateChouetteGroupDto: {
            name: string;
            members: components["schemas"]["Members"];
            /** @description How they play; a change replaces all options. */
            options?: components["schemas"]["GroupOptionsDto"];
        };
        CreateEntryDto: {
            /**
             * Format: uuid
             * @description The player. Required without `playerName`.
             */
            playerId?: string;
            /** @example Nina Newcomer */
            playerName?: components["schemas"]["PlayerName"];
            /**
             * @description In doubles the partner of the player, in teams the other members; the player is then the captain. In doubles either may do whatever the entrant may, in teams the captain.
             * @example [
             *       "0198c5a0-0000-7000-8000-000000000002"
             *     ]
             */
            partners?: string[];
            /**
             * @description In doubles the name of the pair, by default both names; in teams the name of the team.
             * @example Ann & Bob
             */
            name?: string;
            /**
             * @description The place in the seeding, of one entrant only. In every draw the seeded stand first, in that order and kept apart; the others follow by rating (seeded draw) or by lot (random draw).
             * @example 1
             */
            seed?: number;
            /**
             * @description Whether the entry fee was paid.
             * @default false
             * @example true
             */
            paid?: boolean;
            /** @description Rounds of a Swiss with a wanted bye. */
            byes?: components["schemas"]["WantedByeDto"][];
        };
        CreateMatchDto: {
            /**
             * Format: uuid
             * @description The player with the white checkers.
             */
            white: string;
            /**
             * Format: uuid
             * @description The player with the black checkers.
             */
            black: string;
            /** @description A match to points, or a money session until it is closed. */
            format: components["schemas"]["PointsFormatDto"] | components["schemas"]["AskedMoneyFormatDto"];
            /** @default backgammon */
            variant?: components["schemas"]["ChangeTournamentVariant"];
            /**
             * @description Who throws: the service, or people at a board who send what fell.
             * @default recorded
             */
            dice?: components["schemas"]["DiceMode"];
            /** @description Options that differ from their defaults. */
            rules?: components["schemas"]["ChosenMatchRulesDto"];
        };
        CreatePlayerBase: {
            /**
             * @description What the club calls the player; found by `q` too. Null: not known.
             * @example Annie
             */
            nickname?: string | null;
            /**
             * @description ISO 3166-1 code of two capital letters. Null: not known.
             * @example CH
             */
            country?: string | null;
            /**
             * @description Rating on the scale of FIBS, where 1500 is a beginner; as the club enters it. Null: not known.
             * @example 1534.25
             */
            rating?: number | null;
            /** @example 412 */
            experience?: components["schemas"]["Experience"];
            /**
             * @description Notes of the club. Null: nothing.
             * @example Plays on Tuesdays
             */
            notes?: string | null;
        };
        CreatePlayerDto: components["schemas"]["CreatePlayerBase"] & {
            /**
             * @description Blanks around it are cut off. Several players may have the same name.
             * @example Ann Example
             */
            name: string;
        };
        CreateSeasonDto: components["schemas"]["ChangeSeasonBase"] & {
            /** @example Spring 2026 */
            name: string;
            /**
             * Format: date
             * @description The first day, in the time zone of the club.
             * @example 2026-01-01
             */
            from: string;
            /**
             * Format: date
             * @description The last day, which counts too.
             * @example 2026-06-30
             */
            to: string;
            points: components["schemas"]["SeasonPointsDto"];
        };
        CreateTokenDto: {
            /** @description `viewer` reads; `player` also acts in one player's own games and matches; `scorer` also records for any player and adds players; `director` may do everything. */
            role: components["schemas"]["Role"];
            /**
             * Format: uuid
             * @description For whom a token of the role `player` acts: required there, and allowed nowhere else.
             * @default null
             */
            playerId?: string | null;
            /** @description What the token is for, so that a director finds it to revoke it. Blanks around it are cut off. */
            label: string;
            /**
             * Format: date-time
             * @description The service refuses the token from then on; a future time with its zone. Null: good until a director revokes it.
             * @default null
             */
            expiresAt?: string | null;
        };
        CreateTournamentDto: {
            name: string;
            /**
             * Format: date-time
             * @description When it is to start.
             */
            startsAt?: string;
            /** @description How it is played. What is left out takes its default. */
            format: components["schemas"]["AskedTournamentFormat"];
            /** @description Who enters; without it single players. */
            entrants?: components["schemas"]["EntrantsDto"];
            /** @default backgammon */
            variant?: components["schemas"]["ChangeTournamentVariant"];
            /** @default recorded */
            dice?: components["schemas"]["DiceMode"];
            /** @description Options of its matches that differ from their defaults. */
            rules?: components["schemas"]["ChosenMatchRulesDto"];
            prizes?: components["schemas"]["PrizesDto"];
            /**
             * @description `public`: reading it and its matches needs no token.
             * @default private
             */
            visibility?: components["schemas"]["Visibility"];
            /** @default 10 */
            confirmMinutes?: components["schemas"]["ConfirmMinutes"];
        };
        CreateWebhookDto: {
            /** @example https://club.example/hooks/backgammon */
            url: components["schemas"]["Url"];
            /**
             * @example [
             *       "match.finished",
             *       "pairing.ready"
             *     ]
             */
            types: components["schemas"]["Types"];
            /**
             * @description What deliveries are signed with: `whsec_` and 24 to 64 bytes in Base64. Without it the service makes one.
             * @default null
             */
            secret?: string | null;
        };
        Cube: {
            value: number;
            owner: components["schemas"]["SideOrNull"];
            offered: components["schemas"]["OfferedDoubleDto"] | null;
        };
        CubeActDto: {
            type: components["schemas"]["CubeActType"];
            side: components["schemas"]["Side"];
            /** @description The value offered or taken; for a drop what it cost. */
            value: number;
            /** @description Chouettes: the members whose cubes are meant. */
            members?: string[];
        };
        /** @enum {string} */
        CubeActType: "beaver" | "double" | "drop" | "otter" | "raccoon" | "take";
        /** @enum {string} */
        CubeBeaverNotAllowedReason: "match" | "off" | "redouble";
        CubeDto: {
            /** @description What a single game is worth now. */
            value: number;
            /** @description Null: in the middle. */
            owner: components["schemas"]["Side"] | null;
            /** @description A double that awaits its answer. */
            offered: components["schemas"]["OfferedDoubleDto"] | null;
            mayDouble: components["schemas"]["MayDoubleDto"];
        };
        /** @enum {string} */
        CubeNotAvailableReason: "off" | "owned-by-opponent";
        CubeTerms: {
            inUse: boolean;
            maxValue: number | null;
            countable?: number;
            waiting: components["schemas"]["Side"][];
            away: components["schemas"]["NumbersBySide"] | null;
        };
        /**
         * @description Whether the variant is played with a cube.
         * @enum {string}
         */
        CubeUse: "allowed" | "none";
        CubeValue: {
            /** Format: uuid */
            member: string;
            value: number;
        };
        /**
         * @description A cube for each member, or one for the team.
         * @enum {string}
         */
        Cubes: "multi" | "single";
        /** @description The currency (ISO 4217) of new sessions, chouettes and prizes whose requests name none. Null: they have none. */
        Currency: string | null;
        /** @enum {string} */
        DeadCube: "allow" | "reject";
        DeliveryDto: {
            /**
             * Format: uuid
             * @description The `webhook-id` of every attempt.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            createdAt: string;
            status: components["schemas"]["DeliveryStatus"];
            attempts: number;
            /**
             * Format: date-time
             * @description The earliest time of the next attempt; null where none is to come.
             */
            nextAttemptAt: string | null;
            lastAttempt: components["schemas"]["AttemptDto"] | null;
        } & components["schemas"]["AnyWebhookNotice"];
        DeliveryListDto: {
            /** @description Newest first, of the last 30 days. */
            items: components["schemas"]["DeliveryDto"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @enum {string} */
        DeliveryStatus: "given-up" | "sent" | "waiting";
        DeniedResultDto: {
            winner: components["schemas"]["SideOrNull"];
            /** @description `play`, `reported`, `forfeit`, `time`, `concession`, `no-show` (neither came); `bye`, `walkover`, `annulled` or `not-played` (a board that was not needed) where there was no match. */
            by: string;
            /** @description The real score of the match. */
            score: components["schemas"]["ScoreDto"] | null;
            /** @description `match`: played or conceded. `staff`. `white`, `black`: that side reported it. */
            source: string;
        };
        DetailsChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DetailsChanged";
            data: {
                details: {
                    name?: string;
                    startsAt?: components["schemas"]["MillisecondsOrNull"];
                    variant?: components["schemas"]["Variant"];
                    dice?: components["schemas"]["DiceMode"];
                    rules?: components["schemas"]["ChosenMatchRulesDto"];
                    prizes?: components["schemas"]["Prizes"] | null;
                    visibility?: components["schemas"]["Visibility"];
                    confirmMinutes?: number;
                    forbiddenPairs?: components["schemas"]["TwoEntries"][];
                    entrants?: components["schemas"]["Entrants"];
                    format?: components["schemas"]["TournamentFormat"];
                };
            };
        };
        /** @enum {string} */
        DiceMode: "recorded" | "server";
        DiceRolled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DiceRolled";
            data: {
                side: components["schemas"]["Side"];
                dice: components["schemas"]["Roll"];
                premature: boolean;
                /** Format: date-time */
                at?: string;
            };
        };
        /** @enum {integer} */
        Die: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * @description Whether the sides run towards each other or the same way round.
         * @enum {string}
         */
        Direction: "opposite" | "parallel";
        /** @enum {string} */
        DivisionMove: "down" | "up";
        /** @enum {string} */
        DoubleAnswer: "drop" | "take" | "turn";
        DoubleBeavered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DoubleBeavered";
            data: components["schemas"]["BeaverRaccoonedData"];
        };
        DoubleDeclined: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DoubleDeclined";
            data: components["schemas"]["DoubleDeclinedData"];
        };
        DoubleDeclinedData: {
            /** Format: uuid */
            member: string;
            by: components["schemas"]["Cause"];
            /** Format: date-time */
            at?: string;
        };
        DoubleDropped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DoubleDropped";
            data: components["schemas"]["DoubleDroppedData"];
        };
        DoubleDroppedData: {
            side: components["schemas"]["Side"];
            /** Format: date-time */
            at?: string;
        };
        DoubleEliminationFormat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "double-elimination";
            lengths: components["schemas"]["Lengths"];
            draw: components["schemas"]["DrawKind"];
            grandFinal: components["schemas"]["GrandFinal"];
            grandFinalLength: number | null;
            reEntry: boolean;
        };
        DoubleTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DoubleTaken";
            data: components["schemas"]["BeaverRaccoonedData"];
        };
        DoubleWanted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DoubleWanted";
            data: components["schemas"]["DoubleDeclinedData"];
        };
        Doubled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Doubled";
            data: components["schemas"]["BeaverRaccoonedData"];
        };
        /**
         * @description Moves that a doublet gives.
         * @enum {integer}
         */
        DoubletMoves: 2 | 4;
        DoubletNamed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DoubletNamed";
            data: {
                side: components["schemas"]["Side"];
                die: number;
                /** Format: date-time */
                at?: string;
            };
        };
        DoublingClosed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DoublingClosed";
            data: components["schemas"]["DoublingClosedData"];
        };
        DoublingClosedData: {
            side: components["schemas"]["Side"];
            by: components["schemas"]["Cause"];
            /** Format: date-time */
            at?: string;
        };
        DrawDto: {
            /**
             * @description For a draw that is to be repeated; without it the service takes one.
             * @example club night 7
             */
            seed?: string;
            /**
             * @description Only those who have checked in. The others stay entered, and come in late when they check in.
             * @example checked-in
             * @constant
             */
            only?: "checked-in";
        };
        /** @enum {string} */
        DrawKind: "random" | "seeded";
        DrawMade: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DrawMade";
            data: {
                stage: components["schemas"]["TournamentStage"];
                inputs: components["schemas"]["Ids"];
                /** Format: date-time */
                at: string;
            };
        };
        DrawReceiptDto: {
            stage: number;
            kind: string;
            /** @description The same seed and entries give the same draw. */
            seed: string;
            /** @description Entries on their places; null is a bye. */
            order: (string | null)[];
            /** @description Entries that a director has swapped since. */
            byHand?: components["schemas"]["SwappedPlacesDto"][];
        };
        DrawWithdrawn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "DrawWithdrawn";
            data: Record<string, never>;
        };
        /** @enum {string} */
        Duplicates: "make" | "report";
        EliminationFormat: components["schemas"]["KnockoutFormat"] | components["schemas"]["DoubleEliminationFormat"];
        EncounterBase: {
            /** Format: uuid */
            matchId: string;
            /**
             * Format: uuid
             * @description The tournament in which it was played; else null.
             */
            tournamentId: string | null;
            /**
             * Format: date-time
             * @description When the match was played; where that was not told, when it was finished.
             */
            at: string;
            /** @description To how many points it was played. */
            length: number;
        };
        EncounterDto: components["schemas"]["EncounterBase"] & {
            /** @description The id of the variant. */
            variant: string;
            by: components["schemas"]["MatchEnd"];
            /** @description Whether `player` has won. */
            won: boolean;
            /** @description Games whose results are known. */
            gamesWon: components["schemas"]["OfBothDto"];
            /** @description At most the length; penalty points are none. */
            pointsWon: components["schemas"]["OfBothDto"];
        };
        EndCorrected: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "EndCorrected";
            data: components["schemas"]["ClockPausedData"];
        };
        EndProxyAct: {
            /**
             * @description Ends the proxy: the player is back and decides in the open game. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "end-proxy";
            /**
             * Format: uuid
             * @description Left out: the player whose token it is.
             */
            playerId?: string;
        };
        EndedChouetteGame: {
            /** Format: uuid */
            id: string;
            number: number;
            played: boolean;
            sheet?: {
                at: components["schemas"]["Milliseconds"];
                outcome: components["schemas"]["GameOutcome"];
            };
        };
        EndedGame: {
            /** Format: uuid */
            id: string;
            number: number;
            winner: components["schemas"]["SideOrNull"];
            played: boolean;
        };
        EntrantCheckedIn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "EntrantCheckedIn";
            data: {
                /** Format: uuid */
                entryId: string;
            };
        };
        EntrantDisqualified: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "EntrantDisqualified";
            data: {
                /** Format: uuid */
                entryId: string;
                reason: string;
            };
        };
        /**
         * @description `doubles`: two play as one entrant and consult; their matches are not rated, and a clock is one for doubles. `teams`: two teams meet on several boards, each a match of two members; in a knockout, Swiss, round robin or league.
         * @enum {string}
         */
        EntrantKind: "doubles" | "singles" | "teams";
        EntrantRegistered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "EntrantRegistered";
            data: {
                entry: components["schemas"]["ShownEntry"];
            };
        };
        EntrantReplaced: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "EntrantReplaced";
            data: {
                /** Format: uuid */
                entryId: string;
                /** Format: uuid */
                from: string;
                /** Format: uuid */
                to: string;
                reason: string;
            };
        };
        EntrantReturned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "EntrantReturned";
            data: {
                /** Format: uuid */
                entryId: string;
            };
        };
        EntrantWithdrawn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "EntrantWithdrawn";
            data: {
                /** Format: uuid */
                entryId: string;
                until: components["schemas"]["Until"];
                reason: string;
            };
        };
        Entrants: components["schemas"]["EntrantsDoublesOrSingles"] | components["schemas"]["EntrantsTeams"];
        EntrantsDoublesOrSingles: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "doubles" | "singles";
        };
        EntrantsDto: {
            kind: components["schemas"]["EntrantKind"];
            /** @description Of teams, and only of them: how many boards a match of two teams has. */
            boards?: number;
            /**
             * @description Of teams: as many boards won each are decided by points, or a draw, half a win for each; a knockout that follows has no draws.
             * @default points
             */
            equalBoards?: components["schemas"]["EqualBoards"];
            /**
             * @description Of teams: boards that have not begun are not played once the team match is decided.
             * @default false
             */
            stopWhenDecided?: boolean;
        };
        EntrantsTeams: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "teams";
            boards: number;
            equalBoards?: components["schemas"]["EqualBoards"];
            stopWhenDecided?: boolean;
        };
        EntriesOfMatchDto: {
            /** Format: uuid */
            white: string;
            /** Format: uuid */
            black: string;
        };
        EntryBase: {
            /** Format: uuid */
            playerId: string;
            name: string;
            /** @description In doubles both of the pair, of a team its members. */
            players?: components["schemas"]["PersonDto"][];
            /** @description On a board of a team match: the team. */
            team?: string;
        };
        /** @enum {string} */
        EntryCannotReplaceReason: "begun" | "not-in-entry" | "result";
        /** @enum {string} */
        EntryCannotReturnReason: "not-away" | "played-on";
        /** @enum {string} */
        EntryCannotSwapReason: "begun" | "not-seated" | "result" | "same";
        EntryChangeDto: components["schemas"]["EntryBase"] & components["schemas"]["OtherEntryBase"] & {
            /** @description What else changed: pairings, matches, entries, places on a ladder, flights and the tournament itself. */
            affected: components["schemas"]["TournamentAffected"][];
        };
        EntryChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "EntryChanged";
            data: {
                /** Format: uuid */
                entryId: string;
                paid?: boolean;
                seed?: number | null;
            };
        };
        EntryDto: components["schemas"]["EntryBase"] & components["schemas"]["OtherEntryBase"];
        EntryImportDto: {
            entered: number;
            refused: number;
            /** @description False in a dry run. */
            applied: boolean;
            lines: components["schemas"]["ImportedLineDto"][];
        };
        EntryListDto: {
            items: components["schemas"]["EntryDto"][];
            nextCursor: string | null;
            /** @description What all who play and have not paid owe together, entry fees and side pools, as far as the reader may know who has paid. */
            owed: number;
        };
        /** @enum {string} */
        EntryReason: "adjustment" | "backgammon" | "beaverDropped" | "boxDropped" | "boxSale" | "extraPayment" | "forfeit" | "gammon" | "memberDropped" | "partnerSplit" | "settlement" | "win";
        EntryRemoved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "EntryRemoved";
            data: {
                /** Format: uuid */
                entryId: string;
            };
        };
        /** @enum {string} */
        EntryStatus: "checked-in" | "disqualified" | "entered" | "withdrawn";
        /** @enum {string} */
        EntryTooLateReason: "begun" | "last-round-paired" | "next-stage" | "no-bye-left";
        /** @enum {string} */
        EntryTwiceReason: "begun-elsewhere" | "disqualified" | "entered" | "merged" | "still-in-main" | "with-oneself" | "withdrawn";
        /** @enum {string} */
        EqualBoards: "draw" | "points";
        EveningDto: {
            /** @description True: the sheet took the place of an open game, whose moves do not count. */
            replacedOpenGame: boolean;
            /** Format: uuid */
            box: string | null;
            /** Format: uuid */
            partner: string | null;
            /** Format: uuid */
            captain: string | null;
            line: components["schemas"]["Ids"];
            players: components["schemas"]["EveningPlayerDto"][];
        };
        EveningOfPlayerDto: components["schemas"]["GroupTotalBase"] & {
            /** Format: uuid */
            chouetteId: string;
            /**
             * Format: date-time
             * @description When it was opened.
             */
            at: string;
        };
        EveningPlayerDto: components["schemas"]["AccountBase"] & {
            /** @description Points from this game. */
            change: number;
            points: number;
        };
        EveningTotalsDto: components["schemas"]["GroupTotalBase"] & {
            chouettes: number;
        };
        Events: components["schemas"]["RecordedDto"] & (components["schemas"]["MatchEvent"] | components["schemas"]["ChouetteEvent"] | components["schemas"]["TournamentEvent"]);
        /** @description Sum of the lengths of all matches played, in points: what the rating formula calls experience. Null: not known. */
        Experience: number | null;
        /** @enum {string} */
        ExperienceTiming: "after" | "before";
        /** @enum {string} */
        ExpiryWinType: "single" | "worstPossible";
        /** @enum {string} */
        ExportDamagedCode: "export.damaged" | "export.impossible";
        Extra: {
            /** Format: uuid */
            offerer: string;
            /** Format: uuid */
            taker: string;
            payment: number;
            cube: components["schemas"]["Cube"];
            fresh: boolean;
            end: {
                outcome: components["schemas"]["ExtraDrop"];
                value: number;
            } | null;
        };
        ExtraDeclined: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ExtraDeclined";
            data: {
                /** Format: uuid */
                offerer: string;
                by: components["schemas"]["Cause"];
                /** Format: date-time */
                at?: string;
            };
        };
        ExtraDoubleTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ExtraDoubleTaken";
            data: components["schemas"]["ExtraDoubleTakenData"];
        };
        ExtraDoubleTakenData: {
            /** Format: uuid */
            offerer: string;
            side: components["schemas"]["Side"];
            value: number;
            /** Format: date-time */
            at?: string;
        };
        ExtraDoubled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ExtraDoubled";
            data: components["schemas"]["ExtraDoubleTakenData"];
        };
        /** @enum {string} */
        ExtraDrop: "offerer-dropped" | "taker-dropped";
        ExtraDropped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ExtraDropped";
            data: components["schemas"]["ExtraDoubleTakenData"];
        };
        ExtraDto: {
            /**
             * Format: uuid
             * @description Who dropped and pays for the extra.
             */
            offerer: string;
            /**
             * Format: uuid
             * @description The lone taker.
             */
            taker: string;
            /** @description What the offerer pays. */
            payment: number;
            outcome: components["schemas"]["ExtraEnd"];
            /** @description The cube at the end; of a drop what is paid. */
            value: number;
        };
        /** @enum {string} */
        ExtraEnd: "offerer-dropped" | "played" | "taker-dropped";
        ExtraOfferDto: {
            /** Format: uuid */
            offerer: string;
            /** Format: uuid */
            taker: string;
        };
        ExtraOffered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ExtraOffered";
            data: {
                /** Format: uuid */
                offerer: string;
                /** Format: date-time */
                at?: string;
            };
        };
        ExtraOutcomeDto: {
            /** Format: uuid */
            offerer: string;
            /** Format: uuid */
            taker: string;
            payment: number;
            outcome: components["schemas"]["ExtraEnd"];
            value: number;
        };
        ExtraProposed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ExtraProposed";
            data: {
                /** Format: uuid */
                offerer: string;
                /** Format: uuid */
                taker: string;
                /** Format: date-time */
                at?: string;
            };
        };
        /** @enum {string} */
        ExtraSide: "offerer" | "taker";
        ExtraTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ExtraTaken";
            data: {
                /** Format: uuid */
                offerer: string;
                /** Format: uuid */
                taker: string;
                payment: number;
                value: number;
                by: components["schemas"]["Cause"];
                /** Format: date-time */
                at?: string;
            };
        };
        /**
         * @description The kind of fault, for programs that say it in their own words. The field is missing (`required`), does not exist (`unknown`), does not belong to this request (`excluded`), has the wrong JSON type (`type`), a value that is not in the list (`enum`), the wrong form (`format`), the id of nothing that the request can mean (`reference`), or a value that the list or the club has already (`unique`). It is too short or too long (`length`), too small or too early (`min`), too large or too late (`max`), out of its range (`range`), or does not go together with other fields (`combination`). `refused`: `code` says why.
         * @enum {string}
         */
        FaultRule: "combination" | "enum" | "excluded" | "format" | "length" | "max" | "min" | "range" | "reference" | "refused" | "required" | "type" | "unique" | "unknown";
        /** @description What of the entry fees has come in; only staff read it. */
        FeesSoFarDto: {
            /** @description How many entry fees are in the pool, or will be once they are paid. */
            expected: number;
            /** @description How many of these are paid. */
            paid: number;
        };
        FieldFaultDto: {
            /** @description JSON pointer into the body, `?name` for a query parameter, `{name}` for a part of the address (`path` where it cannot be decoded), or the name of a header. */
            pointer: string;
            message: string;
            rule: components["schemas"]["FaultRule"];
            /** @description What the rule allows: the bound (`min`, `max`: a number, or a time or day; `length`), both bounds (`range`, and `length` where both count), the values (`enum`), the JSON types (`type`). With `combination`, the other fields; with `required`, what can stand there. */
            limit?: number | string | (string | number | boolean | null)[];
        };
        /**
         * Format: date-time
         * @description The `finalAt` of the result that is meant. Where another result awaits the answer by now, the service refuses: a player confirms only what they have read.
         */
        FinalAt: string;
        FinishedMatch: components["schemas"]["FinishedMatchBase"] & {
            /** @constant */
            status: "finished";
            outcome: {
                winner: components["schemas"]["Side"];
                by: components["schemas"]["MatchEnd"];
            } | null;
            finishedAt: components["schemas"]["Milliseconds"];
            /** @constant */
            voided?: true;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "finished";
        };
        FinishedMatchBase: {
            /** Format: uuid */
            id: string;
            players: components["schemas"]["Players"];
            pairs?: components["schemas"]["Pairs"];
            variant: components["schemas"]["Variant"];
            dice: components["schemas"]["DiceMode"];
            openedAt: components["schemas"]["Milliseconds"];
            playedAt: components["schemas"]["MillisecondsOrNull"];
            eventName?: string;
            games: number;
            lastGame: components["schemas"]["EndedGame"] | null;
            penalties?: components["schemas"]["MatchPenalty"][];
            clock?: components["schemas"]["MatchClock"];
            format: components["schemas"]["Format"];
            rules: components["schemas"]["FormatRules"];
            score: components["schemas"]["NumbersBySide"];
            crawfordGame: number | null;
            crawfordOver: boolean;
        };
        /** @enum {string} */
        FirstRoll: "rerollBothDice" | "useOpeningDice";
        FlightDto: {
            id: string;
            /** @description The same as the id; `main-2` is the main flight of stage 2. */
            name: string;
            stage: number;
            status: components["schemas"]["FlightStatus"];
        };
        /** @enum {string} */
        FlightName: "consolation" | "last-chance" | "main";
        FlightPrizesDto: {
            flight: string;
            amount: number;
            weights: number[];
            /** @description What each place gets as it stands, where no entrants share one. Empty where the number of paid places follows from the number of entrants and that is not known yet: of another flight than the main one before the end. */
            places: components["schemas"]["PlacePrizeDto"][];
        };
        /** @enum {string} */
        FlightStatus: "finished" | "running" | "waiting";
        FlightTermsDto: {
            flight: string;
            /** @description Percent of the pool. */
            share: number;
            weights: number[];
        };
        FlightWinner: {
            flight: string;
            group: string | null;
            /** Format: uuid */
            playerId: string | null;
            players?: components["schemas"]["Ids"];
        };
        Format: components["schemas"]["PointsFormatDto"] | components["schemas"]["MoneyFormatDto"];
        /** @description The options of a match to points or of a money session, as the `kind` of its format says. */
        FormatRules: components["schemas"]["MatchRules"] | components["schemas"]["MoneyRulesDto"];
        /** @enum {string} */
        From: "bar" | "rsv";
        Game: {
            number: number;
            variant: components["schemas"]["Variant"];
            dice: components["schemas"]["DiceMode"];
            rules: components["schemas"]["GameRulesDto"];
            settlement?: components["schemas"]["OfferedSettlementDto"];
            phase: components["schemas"]["Phase"];
            position: components["schemas"]["Position"];
            turnsPlayed: components["schemas"]["NumbersBySide"];
            turns: number;
            lastPlay: components["schemas"]["LastPlay"] | null;
            terms: components["schemas"]["GameTerms"];
            /** @constant */
            status: "open";
            /** Format: uuid */
            id: string;
            cubes: components["schemas"]["Cube"][];
        };
        GameAction: components["schemas"]["OpeningRollAction"] | components["schemas"]["RollAction"] | components["schemas"]["PlayAction"] | components["schemas"]["CorrectPlayAction"] | components["schemas"]["PlainAction"] | components["schemas"]["ResignAction"] | components["schemas"]["SettleAction"] | components["schemas"]["NameDoubletAction"] | components["schemas"]["VoidRollAction"] | components["schemas"]["TakeBackAction"] | components["schemas"]["ClaimTimeAction"] | components["schemas"]["TableActionDto"];
        GameBase: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The match or chouette that the game belongs to.
             */
            seriesId: string;
            /** @description From 1 in each match or chouette. */
            number: number;
            /** @description Events recorded in the whole match or chouette so far; the `ETag` says the same. */
            version: number;
            variant: components["schemas"]["GameBaseVariant"];
            /** @description Who throws: the service, or people at a board who send what fell. */
            diceMode: components["schemas"]["DiceMode"];
            phase: components["schemas"]["GamePhase"];
            /** @description Whose turn it is; null in the opening and at the end. */
            onRoll: components["schemas"]["Side"] | null;
            /** @description Who must decide now; null in the opening, at the end, and in a chouette while both sides have something to decide: `toActPlayers` names them. */
            toAct: components["schemas"]["Side"] | null;
            /** @description Which throw of the opening comes next, from 1; null once it is known who starts. */
            openingThrow: number | null;
            /** @description The roll that is to be played. */
            dice: components["schemas"]["Roll"] | null;
            /** @description Where that roll comes from: the opening, a roll, or a bonus: the doublet named, its complement, the complement of a doublet rolled, the extra roll. */
            diceOrigin: components["schemas"]["RollOrigin"] | null;
            /** @description Null for a game of which only the result was reported. */
            position: components["schemas"]["PositionDto"] | null;
            pips: components["schemas"]["PipsDto"] | null;
            /** @description GNU Backgammon's position id, oriented to `onRoll` (opening: white; finished: who would roll next). */
            positionId: string | null;
            /** @description GNU Backgammon's match id; white is player 0. */
            gnubgMatchId: string | null;
            /** @description eXtreme Gammon's id; black is the bottom player. */
            xgid: string | null;
            /** @description It is played, or was, as the Crawford game: neither side may double. */
            crawford: boolean;
            lastPlay: components["schemas"]["LastPlayDto"] | null;
            /** @description A play laid out but not committed (`commit: explicit`). */
            laidOut: string | null;
        };
        /** @description The id of a built-in variant, or the whole record of a club's own. */
        GameBaseVariant: components["schemas"]["VariantId"] | components["schemas"]["VariantRulesDto"];
        GameChangeDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "game";
            /**
             * Format: uuid
             * @description The game.
             */
            id: string;
            before: components["schemas"]["AffectedGameDto"];
            after: components["schemas"]["AffectedGameDto"];
        };
        /** @enum {string} */
        GameCorrectionNotAllowedReason: "corrected" | "director-acted" | "ended-by-report" | "ended-with-match" | "legal" | "next-game-started" | "no-play" | "nothing-to-take-back" | "opponent-only" | "still-open" | "strict" | "table-changed" | "too-late";
        GameDto: components["schemas"]["GameBase"] & {
            /** @description Whether its points are in the score, or will be: not so behind the end of the match, nor where it was annulled. */
            counts: boolean;
            /** @description Whether the score makes it the Crawford game. It differs from `crawford` where the score before it was corrected later: the game stands as it was played. */
            crawfordDue: boolean;
            /** @description What was recorded, where another result counts now. */
            corrected: components["schemas"]["CorrectedDto"] | null;
            /** @constant */
            kind: "match";
            status: components["schemas"]["GameStatus"];
            cube: components["schemas"]["CubeDto"];
            /** @description A resignation that awaits its answer. */
            resignation: components["schemas"]["ResignationDto"] | null;
            resignAs?: components["schemas"]["ResignAsDto"];
            /** @description What a side has offered to settle for. */
            settlement?: components["schemas"]["OfferedSettlementDto"];
            /** @description What the side to act may do now. */
            actions: components["schemas"]["Action"][];
            actionsBySide: components["schemas"]["ActionsBySideDto"];
            /** @description What counts. Null while it is open, and where the game was annulled. */
            result: components["schemas"]["GameResultDto"] | null;
            /** @description Null in a match without a clock. */
            clock: components["schemas"]["ClockDto"] | null;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "match";
        };
        GameEndFacts: components["schemas"]["MatchFacts"] & {
            /** Format: uuid */
            gameId: string;
            gameNumber: number;
            result: components["schemas"]["GameResultDto"] | null;
        };
        GameEndNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game.finished";
            data: components["schemas"]["GameEndFacts"];
        };
        GameEntryDto: {
            /** Format: uuid */
            id: string;
            number: number;
            status: components["schemas"]["GameStatus"];
            /** @description Null while it is open, and where it was annulled. */
            result: components["schemas"]["GameResultDto"] | null;
            /** @description Whether its points are in the score: not so behind the end of the match, nor where it was annulled. */
            counts: boolean;
            /** @description Whether another result was recorded first. */
            corrected: boolean;
        };
        GameFinished: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "GameFinished";
            data: {
                result: components["schemas"]["GameResultDto"];
                /** Format: date-time */
                at?: string;
            };
        };
        GameOutcome: {
            board: components["schemas"]["BoardResultDto"] | null;
            pairs: components["schemas"]["PairOutcome"][];
            extras: components["schemas"]["ExtraOutcomeDto"][];
            newcomers?: components["schemas"]["Ids"];
        };
        /**
         * @description `roll-or-double` where doubling is legal now, else `roll`.
         * @enum {string}
         */
        GamePhase: "answer-double" | "answer-resignation" | "finished" | "name-doublet" | "opening" | "play" | "roll" | "roll-or-double";
        GameResultDto: {
            /** @description Null: the game was drawn. */
            winner: components["schemas"]["Side"] | null;
            /** @description Null when the match was ended from outside. */
            kind: components["schemas"]["ResultKind"] | null;
            /** @description The cube that was settled. */
            cube: number;
            /** @description Points won by the winner; 0 in a drawn game. */
            points: number;
            by: components["schemas"]["ResultWay"];
        };
        GameRulesDto: {
            /** @description Whether the starter plays the opening dice or rolls both again. */
            firstRoll: components["schemas"]["FirstRoll"];
            /** @description With `rerollBothDice`: the starter may double before that roll. */
            cubeBeforeFirstRoll: boolean;
            /** @description The winner of a game starts the next one without an opening roll. */
            winnerStarts: boolean;
            /** @description Recorded dice: a die flat on a checker is valid. */
            diceOnCheckerValid: boolean;
            /** @description Recorded dice: what becomes of a roll that falls before the opponent has played. */
            prematureRoll: components["schemas"]["PrematureRoll"];
            /** @description A shut-out side that may not double is passed over by itself. Default: true with server dice, false with recorded dice. */
            autoPassShutOut: boolean;
            /** @description `explicit`: a play is laid out and may be changed until the action `commit`. */
            commit: components["schemas"]["Commit"];
            /** @description What happens to illegal plays. */
            validation: components["schemas"]["Validation"];
            /** @description How long an illegal play may be corrected. */
            correctionWindow: components["schemas"]["CorrectionWindow"];
            /** @description What a backgammon multiplies the cube by. */
            backgammonMultiplier: components["schemas"]["BackgammonMultiplier"];
            /** @description False: every win counts once. */
            gammons: boolean;
            /** @description When a side may resign. */
            resignationWhen: components["schemas"]["ResignationWhen"];
            /** @description Whether a game may be resigned. */
            resignation: components["schemas"]["Resignation"];
            /** @description Whether a cube is in use. */
            cube: boolean;
            maxCube: components["schemas"]["MaxCube"];
        };
        /** @enum {string} */
        GameSettlementImpossibleReason: "match" | "points";
        GameStanding: {
            result: components["schemas"]["GameResultDto"] | null;
            counts: boolean;
            crawfordDue: boolean;
            corrected: {
                recorded: components["schemas"]["GameResultDto"];
                reason: string;
                at: components["schemas"]["Milliseconds"];
            } | null;
        };
        GameStandingChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "GameStandingChanged";
            data: {
                /** Format: uuid */
                gameId: string;
                number: number;
                standing: components["schemas"]["GameStanding"];
            };
        };
        GameStarted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "GameStarted";
            data: {
                /** Format: uuid */
                gameId: string;
                number: number;
                variant: components["schemas"]["Variant"];
                dice: components["schemas"]["DiceMode"];
                rules: components["schemas"]["GameRulesDto"];
                terms: components["schemas"]["GameTerms"];
                starter: components["schemas"]["SideOrNull"];
                /** Format: date-time */
                at?: string;
            };
        };
        /** @enum {string} */
        GameStatus: "finished" | "open";
        GameTaskDto: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["SeriesKind"];
            /**
             * Format: uuid
             * @description The match or chouette.
             */
            seriesId: string;
            /**
             * Format: uuid
             * @description The tournament in which it is played.
             */
            tournamentId: string | null;
            number: number;
            /** @description The version of its match or chouette. */
            version: number;
            /** @description The side of the person. */
            side: components["schemas"]["Side"];
            /** @description What the person may do now. */
            actions: string[];
            /** @description The opponent; null in a chouette. */
            opponent: components["schemas"]["PersonDto"] | null;
        };
        GameTerms: {
            crawford: boolean;
            cube: components["schemas"]["CubeTerms"];
            money: components["schemas"]["MoneyOptions"] | null;
        };
        /** @enum {string} */
        GameWrongVersionReason: "inside-act" | "outside";
        /**
         * @description What a gammon multiplies the cube by.
         * @enum {integer}
         */
        GammonWorth: 1 | 2;
        GivePenaltyDto: {
            reason: components["schemas"]["CancelPenaltyReason"];
            /** @description Who gets the points. */
            to: components["schemas"]["Side"];
            /** @description Either this or `minutesLate`. */
            points?: number;
            /** @description How late the other one is: 1 point at 5 minutes, and 1 more for each further 5. */
            minutesLate?: number;
            /** @description Which penalty of the match this is, counted from 1 with the cancelled ones. The service refuses a number that is not the next one, so two directors who punish the same lateness at once give one penalty. */
            number?: number;
        };
        /** @enum {string} */
        GrandFinal: "longer" | "reset" | "single";
        GroupOptionsBase: {
            /** @default backgammon */
            variant?: components["schemas"]["ChangeTournamentVariant"];
            /**
             * @description Who throws, for the order too: the service, or people at a board who send what fell.
             * @default recorded
             */
            dice?: components["schemas"]["DiceMode"];
            /**
             * @description What a point is worth, in the smallest unit of the currency.
             * @default 1
             */
            stake?: number;
            /** @description Own stakes of players; two settle at the lower of theirs. */
            stakes?: components["schemas"]["OwnStakeDto"][];
            /** @description ISO 4217. */
            currency?: string;
            rules?: components["schemas"]["ChosenChouetteRulesDto"];
        };
        GroupOptionsDto: components["schemas"]["GroupOptionsBase"] & {
            /**
             * @description The first order by throws, or as the members are named.
             * @default given
             */
            order?: components["schemas"]["Order"];
        };
        GroupTotalBase: {
            /** @description Games in which the player sat. */
            games: number;
            /** @description Points won less points lost. */
            points: number;
            /** @description In the smallest unit of the currency. */
            amount: number;
            currency: string | null;
        };
        GroupTotalDto: components["schemas"]["GroupTotalBase"] & {
            chouettes: number;
            /** Format: uuid */
            playerId: string;
            name: string;
        };
        GroupTotalsDto: {
            /** @description How many chouettes the group has opened in that time, without those that were closed before their first order was found. */
            chouettes: number;
            /** @description For each currency, all players who have sat at one of them, the most points first. */
            items: components["schemas"]["GroupTotalDto"][];
        };
        HeadToHeadDto: {
            /** @description The variant that was asked for; null: all. */
            variant: string | null;
            /** @description The first player of the path. */
            player: components["schemas"]["RecordDto"];
            /** @description The other one. */
            opponent: components["schemas"]["RecordDto"];
            /** @description The last match first. */
            items: components["schemas"]["EncounterDto"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        HeaderLineDto: {
            key: string | null;
            value: string;
        };
        HealthAddressesDto: {
            /** @description Whether the process answers. */
            live: string;
            /** @description Whether requests can be served. */
            ready: string;
            /** @description Numbers for Prometheus. */
            metrics: string;
        };
        HealthDto: {
            /**
             * @description Always `ok`: the HTTP status tells of trouble.
             * @constant
             */
            status: "ok";
        };
        /** @enum {string} */
        HitRequiresHomeChecker: "current" | "ever";
        /** @enum {string} */
        HollandApplies: "both" | "trailer";
        Ids: string[];
        ImportedDto: {
            /** @description People. */
            people: number;
            /** @description Matches, money sessions and chouettes. */
            series: number;
            /** @description Tournaments. */
            tournaments: number;
            /** @description Recorded events. */
            events: number;
        };
        ImportedLineDto: components["schemas"]["PersonLineBase"] & {
            status: components["schemas"]["ImportedLineStatus"];
            name: string;
            /**
             * Format: uuid
             * @description Null where the line was refused, and in a dry run.
             */
            entryId: string | null;
            /**
             * Format: uuid
             * @description Null where the line was refused, and in a dry run where the person would be new in the club.
             */
            playerId: string | null;
            /** @description Whether the person is new in the club (`create`). */
            made: boolean;
        };
        /** @enum {string} */
        ImportedLineStatus: "entered" | "refused";
        ImportedMatchDto: components["schemas"]["MatchBase"] & {
            games: components["schemas"]["GameEntryDto"][];
            /** @description What was read with care. */
            warnings: components["schemas"]["WarningDto"][];
        };
        IntroduceClockAct: {
            reason: components["schemas"]["AdjustClockActReason"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            act: "introduce";
            /** @description Default: the usual clock for what is left of the match. */
            clock?: components["schemas"]["AskedClockDto"];
            /** @default next-game */
            from?: components["schemas"]["ClockStart"];
        };
        InvitePartnerAct: {
            /**
             * @description By the box, before a game. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "invite-partner";
            /**
             * Format: uuid
             * @description Left out: the player whom the option `partnerPick` names.
             */
            playerId?: string;
        };
        JoinDto: {
            /**
             * Format: uuid
             * @description Who joins. Sent by the box: the newcomer to whom it agrees.
             */
            playerId: string;
            /** @description What a point is worth to the newcomer, for the whole evening. Left out: what the group of the chouette says, or the stake of the table. */
            stake?: number;
        };
        /**
         * @description Where a newcomer stands: last, or ahead of the player who has just lost.
         * @enum {string}
         */
        JoinPosition: "beforeLoser" | "end";
        /** @enum {string} */
        Kind: "plain" | "progressive";
        KnockoutFormat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "knockout";
            lengths: components["schemas"]["Lengths"];
            draw: components["schemas"]["DrawKind"];
            thirdPlace: boolean;
            consolation: components["schemas"]["Consolation"] | null;
            lastChance: {
                lengths: components["schemas"]["Lengths"];
            } | null;
            reEntry: boolean;
        };
        /** @enum {string} */
        LadderAwayCode: "ladder.away" | "ladder.not-listed";
        /** @enum {string} */
        LadderAwayWho: "challenged" | "challenger";
        LadderFormat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ladder";
            lengths: components["schemas"]["Lengths"];
            reach: number;
            days: number;
        };
        LadderPlace: {
            place: number;
            entryId: string;
            playerId: string;
            name: string;
            players?: components["schemas"]["PersonDto"][];
            team?: string;
        };
        LadderStage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ladder";
            format: components["schemas"]["LadderFormat"];
            seed: string;
            order: components["schemas"]["Ids"];
            challenges: components["schemas"]["Challenge"][];
        };
        LastChanceStarted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "LastChanceStarted";
            data: {
                stage: number;
                lines: string[];
                /** Format: date-time */
                at: string;
            };
        };
        LastPlay: {
            side: components["schemas"]["Side"];
            roll: components["schemas"]["Roll"];
            moves: components["schemas"]["Move"][];
            origin?: components["schemas"]["RollOrigin"];
            by: components["schemas"]["Cause"];
            breaks: components["schemas"]["ProblemCode"] | null;
            window: components["schemas"]["LastPlayWindow"];
            before: {
                position: components["schemas"]["Position"];
                turnsPlayed: components["schemas"]["NumbersBySide"];
                turns: number;
            };
        };
        LastPlayDto: {
            side: components["schemas"]["Side"];
            dice: components["schemas"]["Roll"];
            /** @description Empty when nothing could be played. */
            play: string;
            /** @description The rule that the play breaks, where the opponent let an illegal play pass; else null. */
            breaks: string | null;
        };
        /** @enum {string} */
        LastPlayWindow: "closed" | "open" | "rolled";
        LateEntrantAdmitted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "LateEntrantAdmitted";
            data: {
                /** Format: uuid */
                entryId: string;
                from: number;
            };
        };
        LateEntrantScheduled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "LateEntrantScheduled";
            data: {
                /** Format: uuid */
                entryId: string;
                group: number;
                rounds: components["schemas"]["Round"][];
            };
        };
        LatePlaceTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "LatePlaceTaken";
            data: {
                /** Format: uuid */
                entryId: string;
                place: number;
                seed: string;
            };
        };
        LedgerChangeDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "ledger";
            /**
             * Format: uuid
             * @description The money session.
             */
            id: string;
            before: components["schemas"]["AffectedLedgerDto"];
            after: components["schemas"]["AffectedLedgerDto"];
        };
        LedgerDto: {
            /** @description What a point is worth, in the smallest unit of the currency. */
            stake: number;
            currency: string | null;
            /** @description One for each finished game, oldest first. */
            entries: components["schemas"]["LedgerEntryDto"][];
            /** @description White first; they sum to zero. */
            balances: components["schemas"]["AccountDto"][];
            summary: components["schemas"]["LedgerSummaryDto"];
        };
        LedgerEntryDto: {
            /** @description The number of the game. */
            game: number;
            /**
             * Format: uuid
             * @description Who pays.
             */
            from: string;
            /**
             * Format: uuid
             * @description Who is paid.
             */
            to: string;
            points: number;
            /** @description In the smallest unit of the currency. */
            amount: number;
            total: components["schemas"]["PointsBySideDto"];
        };
        LedgerLine: {
            number: number;
            game: number;
            reverses: number | null;
            /** Format: uuid */
            from: string;
            /** Format: uuid */
            to: string;
            points: number;
            reason: components["schemas"]["EntryReason"];
        };
        LedgerLinesWritten: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "LedgerLinesWritten";
            data: {
                lines: components["schemas"]["LedgerLine"][];
            };
        };
        LedgerSummaryDto: {
            /** @description Games that were finished. */
            games: number;
            /** @description Most points that changed hands in one game. */
            biggestSwing: number;
        };
        LegalPlayDto: {
            play: string;
            /** @description In an order that can be played. */
            moves: components["schemas"]["MoveDto"][];
            /** @description After the play, oriented to the opponent, who is on roll then. */
            positionId: string | null;
        };
        LegalPlaysDto: {
            dice: components["schemas"]["Roll"];
            count: number;
            /** @description One for each position that can be reached. */
            plays: components["schemas"]["LegalPlayDto"][];
        };
        LegalPlaysQuestionDto: {
            /** @description The roll, in any order. */
            dice: number[];
            position: components["schemas"]["AskedRollPosition"];
            /** @default backgammon */
            variant?: components["schemas"]["LegalPlaysQuestionVariant"];
        };
        /** @description Whose rules hold. A built-in variant, or a club's own: an `id`, the `base` and the parameters that differ from it. `aceyDeucey` is `aceyDeucey.seed`. */
        LegalPlaysQuestionVariant: components["schemas"]["VariantName"] | components["schemas"]["AskedVariantDto"];
        LegalPlaysQuestionsDto: {
            /** @default backgammon */
            variant?: components["schemas"]["LegalPlaysQuestionVariant"];
            /** @description Positions of that variant, each with its roll. */
            positions: components["schemas"]["AskedRollDto"][];
        };
        LengthCorrected: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "LengthCorrected";
            data: {
                length: number;
                reserveSeconds?: number;
                reason: string;
                /** Format: date-time */
                at: string;
            };
        };
        Lengths: number[];
        LineUpDto: {
            /**
             * Format: uuid
             * @description The entry of the team.
             */
            entryId: string;
            /** @description A member for each board, from the first. */
            players: string[];
        };
        LineUpSet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "LineUpSet";
            data: {
                pairing: string;
                /** Format: uuid */
                entryId: string;
                players: components["schemas"]["Ids"];
            };
        };
        /** @enum {string} */
        ListMatchesOrder: "begun" | "ended";
        ListedChouetteDto: components["schemas"]["ChouetteBase"] & {
            /** @description How many games it has; `getChouette` lists them. */
            gameCount: number;
        };
        /** @enum {string} */
        ListedChouetteStatus: "closed" | "open";
        ListedMatchDto: components["schemas"]["MatchBase"] & {
            /** @description How many games it has; `getMatch` lists them. */
            gameCount: number;
        };
        ListedProblemKindDto: {
            /** @description The code, as in problem documents. */
            code: components["schemas"]["ProblemCode"];
            /** @description The HTTP status that goes with it. */
            status: number;
            /** @description The status where the body, not the address, names what does not exist. Null: the same. */
            statusInBody: number | null;
            title: string;
            /** @description When the service answers with it, in a sentence or more; names of fields and values stand between backticks. */
            when: string;
        };
        ListedTournamentBase: {
            /** @description How many entries it has; `listEntries` lists them. */
            entryCount: number;
            /** @description How many of them are still in it: neither withdrawn nor disqualified. */
            presentCount: number;
            /** @description The tables at which it has open matches. */
            tables: string[];
        };
        ListedTournamentDto: components["schemas"]["TournamentBase"] & components["schemas"]["ListedTournamentBase"];
        LiveChangeDto: components["schemas"]["LiveStateBase"] & {
            /** @description What has happened, oldest first, each in the form of what `topic` names. */
            events: components["schemas"]["Events"][];
        };
        LiveChouetteDto: components["schemas"]["ChouetteBase"] & {
            games: components["schemas"]["ChouetteGameEntryDto"][];
            game: components["schemas"]["ChouetteGameDto"] | null;
        };
        LiveGoneDto: {
            topic: string;
            problem: components["schemas"]["ProblemDto"];
        };
        LiveMatchDto: components["schemas"]["MatchBase"] & {
            games: components["schemas"]["GameEntryDto"][];
            game: components["schemas"]["GameDto"] | null;
        };
        LiveStateBase: {
            topic: string;
            /** @description The version of the thing. */
            version: number;
            /** @description The topic as the reader may see it, in the form of what `topic` names; for `me` the answer of `GET /v1/me/tasks`. */
            view: components["schemas"]["LiveMatchDto"] | components["schemas"]["LiveChouetteDto"] | components["schemas"]["LiveTournamentDto"] | components["schemas"]["ClubLinesDto"] | components["schemas"]["ClubLineDto"] | Record<string, never>;
        };
        LiveStateDto: components["schemas"]["LiveStateBase"] & {
            /** @description What was recorded since the version that the follower had seen, each in the form of what `topic` names. */
            events?: components["schemas"]["Events"][];
        };
        LiveTimeDto: {
            /**
             * Format: date-time
             * @description The service's time.
             */
            now: string;
        };
        LiveTournamentDto: {
            tournament: components["schemas"]["LiveTournamentFactsDto"];
            pairings: components["schemas"]["PairingDto"][];
            entries: components["schemas"]["EntryDto"][];
        };
        LiveTournamentFactsDto: components["schemas"]["TournamentBase"] & components["schemas"]["OtherTournamentBase"];
        /**
         * @description What a lone taker must do.
         * @enum {string}
         */
        LoneTaker: "extras" | "mustBeaver" | "none";
        LoneTakerFound: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "LoneTakerFound";
            data: {
                /** Format: uuid */
                member: string;
                /** @constant */
                by: "rule";
                /** Format: date-time */
                at?: string;
            };
        };
        MakePlayerLinksDto: {
            /** @description Only these entrants get links, and only their earlier ones end: for one who comes late, or has another phone. Left out: all who have not left. */
            entryIds?: string[];
            /**
             * Format: date-time
             * @description When the links end. Left out: at noon of the day after the tournament, on the club's clocks.
             * @example 2099-12-31T22:00:00.000Z
             */
            expiresAt?: string | null;
        };
        MatchBase: components["schemas"]["MatchBaseBase"] & {
            /** @description `void`: it counts for nothing, because it was voided, or its pairing in a tournament has other players now. */
            status: components["schemas"]["MatchStatus"];
            /** @description How it ended; null while it is open, and for a money session that was closed. */
            by: components["schemas"]["MatchEnd"] | null;
            format: components["schemas"]["PointsFormatDto"] | components["schemas"]["MoneyFormatDto"];
            /** @description What a board of the variant looks like, so that a client draws it without the list of variants. */
            board: components["schemas"]["BoardOfVariantDto"];
            /** @description What a win of its games can be, smallest first: kinds, or how many checkers the loser has left. */
            levels: (components["schemas"]["ResultKind"] | number)[];
            /** @description Every option of the format with its value; `format.kind` says which of the two forms it is. */
            rules: components["schemas"]["MatchRulesDto"] | components["schemas"]["MoneyRulesDto"];
            white: components["schemas"]["SeatDto"];
            black: components["schemas"]["SeatDto"];
            /** @description `now`: the open game, or the next one, is the Crawford game. Null: there is none in this match. */
            crawford: components["schemas"]["CrawfordState"] | null;
            /** @description Whether a game, points or an end have been recorded. Until then its players may void it. */
            begun: boolean;
            /** Format: uuid */
            currentGameId: string | null;
            winner: components["schemas"]["SideOrNull"];
            /** @description What the finished match counts in a bracket: a forfeit as the length to nothing, a match lost on time or conceded as the length to the points that the loser has. Null while it is open, and for a money session. */
            recorded: components["schemas"]["ScoreDto"] | null;
            /** @description Penalty points, which neither side won, in the order in which they were given. */
            penalties: components["schemas"]["PenaltyDto"][];
            /** @description Null in a match without a clock. */
            clock: components["schemas"]["ClockDto"] | null;
            /**
             * Format: uuid
             * @description The tournament in which it is played; null outside of tournaments.
             */
            tournamentId: string | null;
            /**
             * Format: date-time
             * @description When it was played, if an import told it; null: while it was recorded.
             */
            playedAt: string | null;
            /** @description Where it was played, if an import told it. */
            event: string | null;
        };
        MatchBaseBase: {
            /** Format: uuid */
            id: string;
            /** @description Events recorded so far; the `ETag` says the same. */
            version: number;
            variant: components["schemas"]["GameBaseVariant"];
            dice: components["schemas"]["DiceMode"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            finishedAt: string | null;
        };
        MatchBegun: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "MatchBegun";
            data: {
                pairing: string;
            };
        };
        MatchChangeDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "match";
            /**
             * Format: uuid
             * @description The match.
             */
            id: string;
            before: components["schemas"]["AffectedMatchDto"];
            after: components["schemas"]["AffectedMatchDto"];
        };
        MatchClock: {
            settings: components["schemas"]["ClockSettings"];
            reserves: components["schemas"]["NumbersBySide"];
            turn: components["schemas"]["ClockTurn"] | null;
            paused: boolean;
            owed?: components["schemas"]["NumbersBySide"];
        };
        /** @enum {string} */
        MatchCorrectionNotAllowedReason: "changed-since" | "ended-by-games" | "not-ended" | "void";
        MatchDto: components["schemas"]["MatchBase"] & {
            games: components["schemas"]["GameEntryDto"][];
        };
        /** @enum {string} */
        MatchEnd: "concession" | "forfeit" | "play" | "reported" | "time";
        MatchEndFacts: components["schemas"]["MatchFacts"] & {
            status: components["schemas"]["MatchStatus"];
            winner: components["schemas"]["SideOrNull"];
            by: components["schemas"]["MatchEnd"] | null;
        };
        MatchEndNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "match.corrected" | "match.finished";
            data: components["schemas"]["MatchEndFacts"];
        };
        /** @enum {string} */
        MatchEndNoticeType: "match.corrected" | "match.finished";
        MatchEvent: components["schemas"]["MatchOpened"] | components["schemas"]["ResultReported"] | components["schemas"]["MatchReported"] | components["schemas"]["ResultCorrected"] | components["schemas"]["EndCorrected"] | components["schemas"]["MatchReopened"] | components["schemas"]["StandingCorrected"] | components["schemas"]["GameStandingChanged"] | components["schemas"]["MatchScoreChanged"] | components["schemas"]["MatchFinished"] | components["schemas"]["ClockFlagged"] | components["schemas"]["PenaltyPointsAdded"] | components["schemas"]["PenaltyCancelled"] | components["schemas"]["LengthCorrected"] | components["schemas"]["MatchVoided"] | components["schemas"]["ClockIntroduced"] | components["schemas"]["ClockPaused"] | components["schemas"]["ClockResumed"] | components["schemas"]["ClockAdjusted"] | components["schemas"]["SessionClosed"] | components["schemas"]["TakenBack"] | components["schemas"]["OpeningRolled"] | components["schemas"]["DiceRolled"] | components["schemas"]["RollVoided"] | components["schemas"]["PlayLaidOut"] | components["schemas"]["PlayPickedUp"] | components["schemas"]["PlayMade"] | components["schemas"]["PlayCorrected"] | components["schemas"]["DoubletNamed"] | components["schemas"]["TurnSkipped"] | components["schemas"]["GameStarted"] | components["schemas"]["Doubled"] | components["schemas"]["DoubleTaken"] | components["schemas"]["DoubleBeavered"] | components["schemas"]["BeaverRaccooned"] | components["schemas"]["RaccoonOttered"] | components["schemas"]["DoubleDropped"] | components["schemas"]["AutomaticDoubleMade"] | components["schemas"]["ResignationOffered"] | components["schemas"]["ResignationAccepted"] | components["schemas"]["ResignationRefused"] | components["schemas"]["ResignationWithdrawn"] | components["schemas"]["SettlementOffered"] | components["schemas"]["SettlementMade"] | components["schemas"]["TermsChanged"] | components["schemas"]["GameFinished"];
        MatchEventListDto: {
            nextCursor: components["schemas"]["ChouetteEventListNextCursor"];
            /** @description Oldest first. */
            items: (components["schemas"]["RecordedDto"] & components["schemas"]["AnyMatchEvent"])[];
        };
        MatchFacts: {
            /** Format: uuid */
            matchId: string;
            version: number;
            /** Format: uuid */
            tournamentId: string | null;
            /** Format: uuid */
            white: string;
            /** Format: uuid */
            black: string;
            players?: {
                black: string[];
                white: string[];
            };
            format: components["schemas"]["Format"];
            score: components["schemas"]["NumbersBySide"];
        };
        MatchFinished: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "MatchFinished";
            data: {
                winner: components["schemas"]["Side"];
                by: components["schemas"]["MatchEnd"];
                /** Format: date-time */
                at: string;
            };
        };
        MatchListDto: {
            items: components["schemas"]["ListedMatchDto"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        MatchOpened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "MatchOpened";
            data: {
                /** Format: uuid */
                matchId: string;
                players: components["schemas"]["Players"];
                pairs?: components["schemas"]["Pairs"];
                format: components["schemas"]["Format"];
                variant: components["schemas"]["Variant"];
                dice: components["schemas"]["DiceMode"];
                rules: components["schemas"]["FormatRules"];
                /** Format: date-time */
                at: string;
                playedAt?: components["schemas"]["Milliseconds"];
                eventName?: string;
            };
        };
        MatchPenalty: {
            reason: string;
            flag: boolean;
            to: components["schemas"]["Side"];
            points: number;
            cancelled: string | null;
        };
        MatchReopened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "MatchReopened";
            data: {
                game: components["schemas"]["Game"] | null;
                /** Format: date-time */
                at?: string;
            };
        };
        MatchReported: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "MatchReported";
            data: {
                winner: components["schemas"]["Side"];
                by: components["schemas"]["MatchEnd"];
                score: components["schemas"]["NumbersBySide"] | null;
                /** @constant */
                overrules?: true;
            };
        };
        MatchResultDto: {
            /** @description A paper slip: the final score. Either this, or `winner` with `by`. */
            score?: components["schemas"]["ScoreDto"];
            winner?: components["schemas"]["Side"];
            /** @description Why the match ends without reaching its length. An open game ends with it. */
            by?: components["schemas"]["By"];
        };
        MatchRules: {
            firstRoll: components["schemas"]["FirstRoll"];
            cubeBeforeFirstRoll: boolean;
            winnerStarts: boolean;
            diceOnCheckerValid: boolean;
            prematureRoll: components["schemas"]["PrematureRoll"];
            autoPassShutOut: boolean;
            commit: components["schemas"]["Commit"];
            validation: components["schemas"]["Validation"];
            correctionWindow: components["schemas"]["CorrectionWindow"];
            resignationWhen: components["schemas"]["ResignationWhen"];
            resignation: components["schemas"]["Resignation"];
            cube: boolean;
            maxCube: number | null;
            backgammonMultiplier: components["schemas"]["BackgammonMultiplier"];
            gammons: boolean;
            deadCube: components["schemas"]["DeadCube"];
            crawford: boolean;
            holland: boolean;
            hollandApplies: components["schemas"]["HollandApplies"];
            clock: components["schemas"]["ClockSettings"] | null;
        };
        MatchRulesDto: components["schemas"]["GameRulesDto"] & {
            /** @description What becomes of a double that cannot help the doubler. */
            deadCube: components["schemas"]["DeadCube"];
            /** @description The Crawford rule. */
            crawford: boolean;
            /** @description The Holland rule, which needs the Crawford rule. */
            holland: boolean;
            /** @description Whom the Holland rule binds. */
            hollandApplies: components["schemas"]["HollandApplies"];
            /** @description The clock agreed at the start; null: none. */
            clock: components["schemas"]["ClockSettingsDto"] | null;
        };
        MatchRulingDto: {
            /** Format: date-time */
            at: string;
            /** @description Who did it: `player:` or `token:` with an id. */
            actor: string;
            /** @description The version of the ruling in the record of the match; null where it wrote nothing there. */
            version: number | null;
            /** @description The version of the act of the tournament that the ruling is; null: it stands in the record of the match alone. */
            act: number | null;
            kind: components["schemas"]["MatchRulingName"];
            /** @description The number of the game; null where the ruling is about the match. */
            game: number | null;
            /** @description The entries that the ruling is about; none where the match is no longer part of the tournament. */
            entryIds: string[];
            /** @description The reason that was given; null where none was. */
            reason: string | null;
            /** @description True: it is undone or taken back and does not count. */
            undone: boolean;
            /** @description Whether one of `entryIds` may appeal against it: it counts, the match is part of the tournament, and it had no appeal. */
            appealable: boolean;
            /** @description The appeal against this ruling; null where there was none. */
            appeal: components["schemas"]["ActAppealDto"] | null;
        };
        /** @enum {string} */
        MatchRulingKind: "adjust-clock" | "correct-game" | "correct-play" | "introduce-clock" | "pause-clock" | "record-game" | "resume-clock" | "take-back" | "void-roll";
        MatchRulingListDto: {
            /** @description The entries that play the match; null where it is no longer part of the tournament. */
            entries: components["schemas"]["EntriesOfMatchDto"] | null;
            items: components["schemas"]["MatchRulingDto"][];
        };
        /**
         * @description What was done in the match, or the name of the act of the tournament.
         * @enum {string}
         */
        MatchRulingName: "adjust-clock" | "correct-game" | "correct-length" | "correct-play" | "correct-result" | "disqualify" | "introduce-clock" | "pause-clock" | "penalty" | "record-game" | "record-result" | "resume-clock" | "take-back" | "void-roll";
        MatchScoreChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "MatchScoreChanged";
            data: {
                score: components["schemas"]["NumbersBySide"];
            };
        };
        /** @enum {string} */
        MatchScoreImpossibleReason: "below-games" | "below-present" | "both-reached" | "nobody-reached";
        MatchStartNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "match.started";
            data: components["schemas"]["MatchFacts"];
        };
        /** @enum {string} */
        MatchStatus: "finished" | "open" | "void";
        MatchVoided: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "MatchVoided";
            data: components["schemas"]["ClockPausedData"];
        };
        /** @enum {string} */
        MatchVoidingNotAllowedReason: "begun" | "in-tournament" | "not-void" | "void";
        MatchesMade: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "MatchesMade";
            data: {
                made: {
                    pairing: string;
                    /** Format: uuid */
                    matchId: string;
                    players: components["schemas"]["Players"];
                }[];
            };
        };
        /** @description Highest value of the cube, a power of two; null: without limit. */
        MaxCube: number | null;
        /** @description Who may send `double` now. */
        MayDoubleDto: {
            white: boolean;
            black: boolean;
        };
        MeDto: {
            /**
             * Format: uuid
             * @description The token itself, as `GET /v1/tokens` lists it.
             */
            tokenId: string;
            role: components["schemas"]["Role"];
            /**
             * Format: uuid
             * @description For whom the token acts; null for all roles but `player`.
             */
            playerId: string | null;
            /** @description All ids of that person, merged ones included. */
            playerIds: string[];
            /** @description The name of that player. */
            name: string | null;
            /** @description What the token is for. */
            label: string;
            /**
             * Format: date-time
             * @description When the token ends; null: never.
             */
            expiresAt: string | null;
        };
        MeantResultDto: {
            /** @example 2026-03-04T21:15:18.500Z */
            finalAt?: components["schemas"]["FinalAt"];
        };
        /**
         * @description What the member answered, while others have still to answer and may hear it (`answerOrder`).
         * @enum {string}
         */
        MemberAnswer: "beaver" | "drop" | "take";
        /** @description The players in their order: the box, the captain, then the rest of the line. */
        Members: string[];
        MergePlayerDto: {
            /**
             * Format: uuid
             * @description The player who remains; not archived, and not merged into another one.
             */
            into: string;
        };
        /** @description Milliseconds since 1970, UTC. */
        Milliseconds: number;
        MillisecondsOrNull: components["schemas"]["Milliseconds"] | null;
        MomentCubeDto: {
            value: number;
            owner: components["schemas"]["SideOrNull"];
        };
        MomentDto: {
            /** @description Turns that were completed. */
            turn: number;
            position: components["schemas"]["PositionDto"];
            positionId: string | null;
            /** @description GNU Backgammon's match id; white is player 0. */
            gnubgMatchId: string | null;
            /** @description eXtreme Gammon's id; black is the bottom player. */
            xgid: string | null;
            /** @description Null in a chouette in which each member has a cube. */
            cube: components["schemas"]["MomentCubeDto"] | null;
        };
        MoneyFormatDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "money";
            /** @description What a point is worth, in the smallest unit of the currency. */
            stake: number;
            currency: string | null;
        };
        MoneyOptions: {
            jacoby: boolean;
            jacobyAfterAutomaticDouble: boolean;
            beavers: number | null;
            beaverOnRedouble: boolean;
            raccoonDrop: boolean;
            automaticDoubles: number | null;
            automaticDoublesBeyondFirst: components["schemas"]["AutomaticDoublesBeyondFirst"];
        };
        MoneyRulesBase: {
            /** @description Gammons and backgammons count only when a double was taken. */
            jacoby: boolean;
            /** @description An automatic double counts for the Jacoby rule as a double that was taken. */
            jacobyAfterAutomaticDouble: boolean;
            beavers: components["schemas"]["Beavers"];
            /** @description A redouble can be beavered. */
            beaverOnRedouble: boolean;
            /** @description A raccoon can be dropped. */
            raccoonDrop: boolean;
            automaticDoubles: components["schemas"]["AutomaticDoubles"];
            /** @description Who decides about automatic doubles after the first; only a chouette has a box. */
            automaticDoublesBeyondFirst: components["schemas"]["AutomaticDoublesBeyondFirst"];
        };
        MoneyRulesDto: components["schemas"]["GameRulesDto"] & components["schemas"]["MoneyRulesBase"];
        /**
         * @description What a pinned last checker on the start point means.
         * @enum {string}
         */
        Mother: "immediateLoss" | "none" | "playOn";
        Move: {
            die: number;
            from: number;
            to: number;
            hit: boolean;
        };
        MoveDto: {
            die: number;
            from: number | components["schemas"]["From"];
            to: number | "off";
            hit: boolean;
        };
        /** @description The play move by move, instead of `play`; moves of one checker may be merged. */
        Moves: components["schemas"]["PlayMoveDto"][];
        NameDoublet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "name-doublet";
            side: components["schemas"]["Side"];
        };
        NameDoubletAction: components["schemas"]["PlayActionBase"] & {
            /**
             * @description Names the doublet that a completed 1-2 has earned.
             * @constant
             */
            type: "name-doublet";
            /** @description Four of it are to be played. */
            die: number;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "name-doublet";
        };
        NameProxyAct: {
            /**
             * @description Another player decides for an absent one, in the open game. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "name-proxy";
            /**
             * Format: uuid
             * @description Who is away. Left out: the player whose token it is.
             */
            playerId?: string;
            /**
             * Format: uuid
             * @description Who decides for the absent member; null: the service copies what the captain decides.
             */
            proxy: string | null;
        };
        NewTokenDto: components["schemas"]["TokenDto"] & {
            /** @description What to send as `Authorization: Bearer …`. Shown this once: the service keeps only its hash. Null in the answer to the same request sent again (`Idempotent-Replayed`); then revoke the token and make another. */
            token: string | null;
            /** @description Opens the pages with this token. Shown this once, like the token. */
            link: string | null;
        };
        /** @description For the next page; null on the last one. */
        NextCursor: string | null;
        /**
         * @description What becomes of a next stage that has begun if others qualify now, or if the result is open again: `redraw` draws it again, `replace` puts those who qualify now in the places of those who no longer do, `keep` leaves it. The result that later comes in of a match that is opened again leaves it too; the same result with another choice changes that.
         * @enum {string}
         */
        NextStagePlan: "keep" | "redraw" | "replace";
        /** @enum {string} */
        NotPairedBecause: "elsewhere" | "forbidden" | "met";
        NumbersBySide: {
            black: number;
            white: number;
        };
        ObjectionDto: {
            /** @example 2026-03-04T21:15:18.500Z */
            finalAt?: components["schemas"]["FinalAt"];
            /** @example It was 5 to 7 */
            reason?: components["schemas"]["AppealDecisionReason"];
        };
        OfBothDto: {
            player: number;
            opponent: number;
        };
        OfferedDoubleDto: {
            /** @description What the cube will show when it is taken. */
            value: number;
            by: components["schemas"]["Side"];
            /** @description Further turns of the cube since the double: 0 the double itself, 1 a beaver, 2 a raccoon, and so on. */
            turns: number;
        };
        OfferedInExtraDto: {
            value: number;
            by: components["schemas"]["ExtraSide"];
        };
        OfferedInPairDto: {
            /** @description What the cube will show when it is taken. */
            value: number;
            by: components["schemas"]["PairSide"];
        };
        OfferedSettlementDto: {
            by: components["schemas"]["Side"];
            to: components["schemas"]["SideOrNull"];
            points: number;
        };
        /** @enum {string} */
        OnExpiry: "loseGame" | "loseMatch" | "penaltyPoints";
        /** @enum {string} */
        Only: "matches" | "tournaments";
        Opening: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "opening";
            throws?: number;
        };
        /** @description One die each: required with recorded dice, forbidden with server dice. A tie is recorded and thrown again. */
        OpeningDiceDto: {
            white: number;
            black: number;
        };
        OpeningRollAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "opening-roll";
            dice?: components["schemas"]["OpeningDiceDto"];
            /** @description Which throw of the opening this is, as `openingThrow` of the game says. With recorded dice a throw after a tie needs it, or If-Match, so that one tie is not recorded twice. */
            throw?: number;
        };
        OpeningRolled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "OpeningRolled";
            data: {
                white: number;
                black: number;
                /** Format: date-time */
                at?: string;
            };
        };
        /** @description How a game begins; a match may choose otherwise. */
        OpeningRulesDto: {
            /** @description Whether the starter plays the opening dice or rolls both again. */
            firstRoll: components["schemas"]["FirstRoll"];
            /**
             * @description The winner of a game starts the next one without an opening roll.
             * @example false
             */
            winnerStarts: boolean;
        };
        /** @enum {string} */
        Order: "dice" | "given";
        /**
         * @description Dice in a throw for the order.
         * @enum {integer}
         */
        OrderDice: 1 | 2 | 4;
        OrderThrow: {
            /** Format: uuid */
            player: string;
            dice: number[];
        };
        OrderThrowDto: {
            /** Format: uuid */
            playerId: string;
            /** @description As many numbers as `orderDice`. */
            dice: number[];
        };
        OrderThrown: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "OrderThrown";
            data: {
                throws: components["schemas"]["OrderThrow"][];
            };
        };
        OrderThrowsDto: {
            /** @description One round: each player of `toThrow`, and no others. */
            throws: components["schemas"]["OrderThrowDto"][];
        };
        OtherEntryBase: {
            /** Format: uuid */
            id: string;
            /** @description The place in the seeding, if one was given. */
            seed: number | null;
            /** @description Whether the entry fee was paid. Scorers, directors and the entrant see it. */
            paid?: boolean;
            status: components["schemas"]["EntryStatus"];
            /** @description For how long a withdrawn entrant is out; null for the others. */
            until: components["schemas"]["Until"] | null;
            /** @description Byes that the entrant of a Swiss has asked for. */
            byes: components["schemas"]["WantedByeDto"][];
        };
        OtherTournamentBase: {
            flights: components["schemas"]["FlightDto"][];
            draws: components["schemas"]["DrawReceiptDto"][];
            /** @description Entrants who are in no draw yet; they come in with another draw, or when they check in. */
            notDrawn: components["schemas"]["SeatedDto"][];
            /** @description Pairs that are not to meet in a Swiss, for staff. */
            forbiddenPairs?: string[][];
        };
        OutOfTournamentDto: {
            /** Format: uuid */
            tournamentId: string;
            /** @description The name of the tournament. */
            tournament: string;
            /**
             * Format: uuid
             * @description The person's entry, the last one where they have several.
             */
            entryId: string;
            status: components["schemas"]["OutOfTournamentStatus"];
            /** @description For how long the entry is withdrawn. Absent where it is disqualified. */
            until?: components["schemas"]["Until"];
        };
        /**
         * @description What that entry is.
         * @enum {string}
         */
        OutOfTournamentStatus: "disqualified" | "withdrawn";
        Outcome: {
            players: components["schemas"]["Players"];
            winner: components["schemas"]["SideOrNull"];
            by: components["schemas"]["OutcomeWay"];
            score: components["schemas"]["NumbersBySide"] | null;
            source: components["schemas"]["OutcomeSource"];
            confirmation: components["schemas"]["Confirmation"];
            finalAt: components["schemas"]["MillisecondsOrNull"];
            at: components["schemas"]["Milliseconds"];
        };
        /** @enum {string} */
        OutcomeSource: "black" | "match" | "staff" | "white";
        /** @enum {string} */
        OutcomeWay: "concession" | "forfeit" | "no-show" | "play" | "reported" | "time";
        /**
         * @description Checkers that close a point to the other side.
         * @enum {integer}
         */
        OwnPointSize: 1 | 2;
        OwnStakeDto: {
            /** Format: uuid */
            playerId: string;
            /** @description What a point is worth to this player. */
            stake: number;
        };
        PaidPrizesDto: {
            /** @description The fees less the club's share, and what was added. */
            pool: number;
            currency: string | null;
            /** @description How the pool is divided. */
            flights: components["schemas"]["FlightPrizesDto"][];
            /** @description How the pool is to be divided, as it is set or usual, by the flights of the last stage; also by flights that get nothing, or that no entrant has reached. */
            terms: components["schemas"]["FlightTermsDto"][];
            /** @description Who gets what; they sum to the pool once the tournament is over. */
            items: components["schemas"]["PrizeDto"][];
            sidePools: components["schemas"]["SidePoolPrizesDto"][];
            fees?: components["schemas"]["FeesSoFarDto"];
        };
        Pair: {
            /** Format: uuid */
            member: string;
            cube: components["schemas"]["Cube"];
            resigning: components["schemas"]["ResultKind"] | null;
            end: components["schemas"]["PairEnd"] | null;
        };
        PairEnd: {
            outcome: components["schemas"]["PairEndOutcome"];
            value: number;
            turned: boolean;
            beaver: boolean;
            winner: components["schemas"]["PairSide"] | null;
            level: components["schemas"]["ResultKind"] | null;
            left: {
                window: number;
                turns: number;
            };
        };
        /** @enum {string} */
        PairEndOutcome: "box-dropped" | "forfeited" | "member-dropped" | "resigned" | "settled";
        /** @enum {string} */
        PairEnding: "box-dropped" | "forfeited" | "member-dropped" | "played" | "resigned" | "settled";
        PairOutcome: {
            /** Format: uuid */
            member: string;
            outcome: components["schemas"]["PairEnding"];
            value: number;
            turned: boolean;
            left: number | null;
            winner: components["schemas"]["PairSide"] | null;
            level: components["schemas"]["ResultKind"] | null;
            beaver: boolean;
        };
        /** @enum {string} */
        PairReason: "by-hand" | "drawn" | "floated" | "forbidden" | "halves" | "moved" | "rematch";
        PairRoundDto: components["schemas"]["RoundTimesDto"] & {
            /**
             * @description For a draw that is to be repeated; without it the service takes one.
             * @example club night 7
             */
            seed?: string;
            /**
             * @description `false`: the round of a Swiss is only proposed. Only staff see it, and it makes no matches.
             * @default true
             * @example true
             */
            publish?: boolean;
        };
        PairSettled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PairSettled";
            data: {
                /** Format: uuid */
                member: string;
                winner: components["schemas"]["PairSide"] | null;
                points: number;
                by: components["schemas"]["Cause"];
                /** Format: date-time */
                at?: string;
            };
        };
        /** @enum {string} */
        PairSide: "box" | "member";
        /** @enum {string} */
        PairStatus: "open" | "settled";
        PairWhy: {
            reason: components["schemas"]["PairReason"];
            breaks?: components["schemas"]["BrokenPairingRule"][];
            ranks: {
                white: number;
                black: number;
            };
            scoreGroup: number;
            float: number;
            meetings: number;
            instead: {
                /** Format: uuid */
                id: string;
                because: components["schemas"]["NotPairedBecause"];
            } | null;
        };
        PairingCorrectionAnswerDto: {
            /** @description Everything that is different, the pairing itself first. */
            affected: components["schemas"]["TournamentAffected"][];
            /** @description False: it was a dry run. */
            applied: boolean;
        };
        PairingCorrectionDto: {
            /** @description The right score; null reopens the pairing. */
            score?: components["schemas"]["ScoreDto"] | null;
            winner?: components["schemas"]["SideOrNull"];
            /** @description `no-show`, without a `winner`: neither came, and neither goes on. */
            by?: components["schemas"]["PairingDecision"] | null;
            /** @description Only null, which says the same as a `score` of null. */
            result?: null;
            reason: components["schemas"]["AppealReason"];
            nextStage?: components["schemas"]["NextStagePlan"];
        };
        /** @enum {string} */
        PairingDecision: "concession" | "forfeit" | "no-show" | "time";
        PairingDto: {
            /** Format: uuid */
            id: string;
            flight: string;
            /** @description The group, or the part of a bracket. */
            part: string | null;
            stage: number;
            round: number;
            position: number;
            white: components["schemas"]["Slot"];
            black: components["schemas"]["Slot"];
            /** @description Of a match of two teams: the pairings of its boards, from the first; its score counts boards. */
            boards?: string[];
            /** @description The board of a team match. */
            board?: number;
            /**
             * Format: uuid
             * @description Of a board: the match of the two teams.
             */
            teamPairingId?: string;
            /** Format: uuid */
            matchId: string | null;
            length: number;
            table: string | null;
            /**
             * Format: date-time
             * @description When its round starts.
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description When the results of its round are due; on a ladder, when the challenge is to be played by.
             */
            deadline: string | null;
            status: components["schemas"]["PairingStatus"];
            result: components["schemas"]["PairingResultDto"] | null;
            /** @description The opponent or a director has objected, and no other result counts yet. */
            disputed: boolean;
            /** @description While it is disputed: what was reported. `winner` and `score` are null where an undo of 0.4.0 does not tell them. */
            denied: components["schemas"]["DeniedResultDto"] | null;
            /** @description In the order in which they were given. */
            penalties: components["schemas"]["PenaltyDto"][];
            /** @description Why these two meet, in a Swiss: the score group, how far one came down, and the reason. */
            why: components["schemas"]["PairWhy"] | null;
        };
        /** @enum {string} */
        PairingLineUpReason: "boards" | "no-team-match" | "not-in-pairing" | "not-in-team";
        PairingListDto: {
            items: components["schemas"]["PairingDto"][];
            nextCursor: string | null;
        };
        PairingNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pairing.corrected" | "pairing.finished" | "pairing.ready";
            data: components["schemas"]["PairingNoticeFacts"];
        };
        PairingNoticeFacts: components["schemas"]["TournamentFacts"] & {
            /** Format: uuid */
            pairingId: string;
            board?: number;
            /** Format: uuid */
            teamPairingId?: string;
            /** Format: uuid */
            matchId: string | null;
            stage: number;
            flight: string;
            round: number;
            position: number;
            length: number;
            table: string | null;
            status: components["schemas"]["PairingStatus"];
            /** Format: uuid */
            white: string | null;
            /** Format: uuid */
            black: string | null;
            players?: {
                black: string[];
                white: string[];
            };
            winner: components["schemas"]["SideOrNull"];
            walkover: boolean;
            by: components["schemas"]["OutcomeWay"] | null;
            score: components["schemas"]["NumbersBySide"] | null;
            confirmation: components["schemas"]["Confirmation"] | null;
        };
        /** @enum {string} */
        PairingNoticeType: "pairing.corrected" | "pairing.finished" | "pairing.ready";
        /** @enum {string} */
        PairingOwnReportSide: "black" | "staff" | "white";
        PairingReportDto: {
            /** @description The final score. Either this, or `winner` with `by`. */
            score?: components["schemas"]["ScoreDto"];
            winner?: components["schemas"]["Side"];
            /** @description `no-show`, without a `winner`: neither came, and neither goes on. */
            by?: components["schemas"]["PairingDecision"];
        };
        PairingRestored: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PairingRestored";
            data: {
                aside: components["schemas"]["SetAside"];
            };
        };
        PairingResultDto: components["schemas"]["DeniedResultDto"] & {
            /** @description What counts in the bracket: a forfeit is N to 0. */
            recorded: components["schemas"]["ScoreDto"] | null;
            /** @description True: it does not count, because one of the two left. */
            annulled: boolean;
            /** @description The opponent's word on a reported result. */
            confirmation: components["schemas"]["Confirmation"];
            /**
             * Format: date-time
             * @description When a reported result becomes final without a word of the opponent; else null.
             */
            finalAt: string | null;
        };
        /** @enum {string} */
        PairingStatus: "finished" | "playing" | "ready" | "waiting";
        PairingTaskDto: {
            /** Format: uuid */
            tournamentId: string;
            /** @description The name of the tournament. */
            tournament: string;
            kind: components["schemas"]["PairingTaskKind"];
            /** @description The side on which the person plays. */
            side: components["schemas"]["Side"];
            opponent: components["schemas"]["SeatedDto"] | null;
            pairing: components["schemas"]["PairingDto"];
        };
        /**
         * @description How the stage of the pairing is played. On a ladder and in a league the two agree when they play.
         * @enum {string}
         */
        PairingTaskKind: "double-elimination" | "knockout" | "ladder" | "league" | "round-robin" | "swiss";
        PairingVoided: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PairingVoided";
            data: {
                pairing: string;
                /** Format: uuid */
                matchId: string | null;
            };
        };
        Pairs: {
            black: {
                partners?: components["schemas"]["Ids"];
                name?: string;
            };
            white: {
                partners?: components["schemas"]["Ids"];
                name?: string;
            };
        };
        /**
         * @description Whether the box plays with a partner.
         * @enum {string}
         */
        Partner: "mandatory" | "none" | "optional";
        PartnerInvited: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PartnerInvited";
            data: components["schemas"]["PartnerInvitedData"];
        };
        PartnerInvitedData: {
            /** Format: uuid */
            player: string;
            seats: components["schemas"]["Seats"];
        };
        /**
         * @description Who is invited: the last of the line, or the next behind the captain.
         * @enum {string}
         */
        PartnerPick: "last" | "next";
        PauseClockAct: {
            reason: components["schemas"]["AdjustClockActReason"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            act: "pause";
        };
        /** @enum {string} */
        PausedBecause: "director" | "failing" | "gone" | "restored";
        PenaltiesChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PenaltiesChanged";
            data: {
                pairing: string;
                penalties: components["schemas"]["PenaltyDto"][];
            };
        };
        PenaltyCancelled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PenaltyCancelled";
            data: {
                penalty: number;
                reason: string;
                /** Format: date-time */
                at: string;
            };
        };
        PenaltyDto: {
            /** @description Who gets the points. */
            to: components["schemas"]["Side"];
            points: number;
            reason: string;
            /** @description True: the clock gave them when a flag fell. False: a director gave them. */
            flag: boolean;
            /** @description Why the points no longer count; null while they count. */
            cancelled: string | null;
        };
        PenaltyPointsAdded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PenaltyPointsAdded";
            data: {
                to: components["schemas"]["Side"];
                points: number;
                reason: string;
                /** @constant */
                forTime?: true;
            };
        };
        PeopleImportDto: {
            known: number;
            refused: number;
            /** @description False in a dry run. */
            applied: boolean;
            made: number;
            lines: components["schemas"]["PersonLineDto"][];
        };
        PersonDto: {
            /** Format: uuid */
            playerId: string;
            name: string;
        };
        PersonLineBase: {
            /** @description The line of the file. */
            line: number;
            /** @description The players whom the name may mean; the first 20, if there are more. */
            candidates: components["schemas"]["CandidateDto"][];
            /** @description The kind of problem of a refused line. */
            code: string | null;
            /** @description Why the line was refused. */
            detail: string | null;
        };
        PersonLineDto: components["schemas"]["PersonLineBase"] & {
            status: components["schemas"]["PersonLineStatus"];
            name: string;
            /**
             * Format: uuid
             * @description The person who was made, or the only one of that name. Null in a dry run for who would be made.
             */
            playerId: string | null;
        };
        /**
         * @description `known`: the club has a player of that name already.
         * @enum {string}
         */
        PersonLineStatus: "known" | "made" | "refused";
        Phase: components["schemas"]["Opening"] | components["schemas"]["BeforeRoll"] | components["schemas"]["NameDoublet"] | components["schemas"]["RollToPlay"] | components["schemas"]["PhaseAnswerDouble"] | components["schemas"]["PhaseAnswerResignation"];
        PhaseAnswerDouble: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "answer-double";
            doubler: components["schemas"]["Side"];
        };
        PhaseAnswerResignation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "answer-resignation";
            by: components["schemas"]["Side"];
            as: components["schemas"]["ResultKind"] | number;
            below: components["schemas"]["BeforeRoll"] | components["schemas"]["NameDoublet"] | components["schemas"]["RollToPlay"];
        };
        PipsDto: {
            white: number;
            black: number;
        };
        PlacePrizeDto: {
            place: number;
            /** @description In the smallest unit. */
            amount: number;
        };
        PlacesSwapped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PlacesSwapped";
            data: {
                stage: number;
                entries: components["schemas"]["TwoEntries"];
                reason: string | null;
            };
        };
        PlainAction: components["schemas"]["PlayActionBase"] & {
            type: components["schemas"]["PlainActionType"];
            /** @description Chouettes only: the member whose pair is meant, where the sender speaks for more than one. An action that has no use for it refuses it. `all`: the box takes or drops every cube that is offered. */
            member?: "all" | string;
            /** @description Chouettes only, with `double` by the box: the members whose cubes are doubled. Left out or `all`: all that may be. A member of the team doubles by `member` or `by`. */
            to?: "all" | string[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "accept-resignation" | "accept-settlement" | "beaver" | "commit" | "double" | "drop" | "lay-back" | "otter" | "pass" | "pick-up" | "raccoon" | "refuse-resignation" | "skip" | "take" | "withdraw-resignation";
        };
        /**
         * @description `pass` is another word for `drop`; `beaver`, `raccoon` and `otter` (every further turn) are for money play; `commit` and `lay-back` (once `pick-up`), which puts the checkers back, belong to `commit: explicit`.
         * @enum {string}
         */
        PlainActionType: "accept-resignation" | "accept-settlement" | "beaver" | "commit" | "double" | "drop" | "lay-back" | "otter" | "pass" | "pick-up" | "raccoon" | "refuse-resignation" | "skip" | "take" | "withdraw-resignation";
        /** @enum {string} */
        PlainCode: "announcement.not-found" | "chouette-group.not-found" | "chouette.not-found" | "clock.in-use" | "clock.not-in-use" | "clock.not-paused" | "clock.paused" | "club.not-empty" | "delivery.not-found" | "entry.not-found" | "flight.not-found" | "game.no-settlement" | "game.not-found" | "idempotency.mismatch" | "ladder.challenge-open" | "live.full" | "match.money-session" | "match.not-a-session" | "match.not-found" | "match.same-player" | "pairing.no-result" | "pairing.not-found" | "penalty.not-found" | "player.archived" | "player.merge-impossible" | "player.merged" | "player.not-found" | "problem.not-found" | "request.forbidden" | "request.media-type" | "request.method-not-allowed" | "request.not-acceptable" | "request.rate-limited" | "request.timeout" | "request.too-large" | "request.unauthenticated" | "request.version-required" | "round.not-swiss" | "route.not-found" | "season.not-found" | "series.busy" | "service.busy" | "service.failed" | "service.storage-full" | "service.unavailable" | "side.required" | "throw.required" | "token.last-director" | "token.not-found" | "tournament.complete" | "tournament.no-ladder" | "tournament.not-found" | "webhook.not-found" | "webhook.paused" | "webhook.too-many";
        PlayAction: components["schemas"]["PlayActionBase"] & {
            /** @constant */
            type: "play";
            /** @description The play as text in the mover's own view, any order; empty or `pass` for none. */
            play?: string;
            moves?: components["schemas"]["Moves"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
        };
        PlayActionBase: {
            /** @description Matches only: who sends it. Without it: the side of a player's own token, else the side that is to act. The first action of a scorer or a director has to name it, or the request an If-Match, where it is `roll`, `skip` or `double`. */
            side?: components["schemas"]["Side"];
            /**
             * Format: uuid
             * @description Chouettes only: who sends it. Without it: the player of the token, else the player to act.
             */
            by?: string;
        };
        /** @enum {string} */
        PlayCheckerBehindCode: "play.checker-behind" | "play.not-all-home";
        PlayCorrected: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PlayCorrected";
            data: {
                side: components["schemas"]["Side"];
                dice: components["schemas"]["Roll"];
                moves: components["schemas"]["Move"][];
                withdrawn: components["schemas"]["Roll"] | null;
                /** Format: date-time */
                at?: string;
            };
        };
        /** @enum {string} */
        PlayFirstCheckerFirstCode: "play.first-checker-first" | "play.hit-and-run" | "play.no-such-checker";
        PlayIsIllegalDto: {
            /** @constant */
            legal: false;
            /** @description Which rule it breaks and why, in a sentence. */
            detail: string;
        } & components["schemas"]["PlayProblem"];
        PlayIsLegalDto: {
            /** @constant */
            legal: true;
            /** @description The play in its usual writing; empty when nothing could be played. */
            play: string;
            position: components["schemas"]["BoardDto"];
            /** @description The same, oriented to the opponent, who is on roll then; null for variants that it cannot carry. */
            positionId: string | null;
        };
        PlayLaidOut: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PlayLaidOut";
            data: {
                side: components["schemas"]["Side"];
                moves: components["schemas"]["Move"][];
                /** Format: date-time */
                at?: string;
            };
        };
        PlayMade: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PlayMade";
            data: {
                side: components["schemas"]["Side"];
                dice: components["schemas"]["Roll"];
                moves: components["schemas"]["Move"][];
                by: components["schemas"]["Cause"];
                breaks: components["schemas"]["ProblemCode"] | null;
                /** Format: date-time */
                at?: string;
            };
        };
        PlayMoveDto: {
            /** @description Point 1–24 in the mover's own view, `bar`, or `rsv`: the reserve. */
            from: number | components["schemas"]["From"];
            /** @description Point 1–24 in the mover's own view, or `off`. */
            to: number | "off";
            /** @description The die used; found out when it is left out. */
            die?: number;
            /** @description Accepted and ignored: the service knows what is hit. */
            hit?: boolean;
        };
        PlayPickedUp: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PlayPickedUp";
            data: components["schemas"]["DoubleDroppedData"];
        };
        /** @enum {string} */
        PlayPointBlockedReason: "no-right-to-hit" | "pins";
        /** @description A play that breaks a rule: which one, and its facts. */
        PlayProblem: {
            /** @constant */
            code: "play.bar-first";
            params: {
                roll: string;
                play: string;
                move: string | null;
                from: string | number | null;
                to: string | number | null;
                die?: number | null;
                onBar?: number;
                index?: number;
            };
        } | {
            code: components["schemas"]["PlayCheckerBehindCode"];
            params: {
                roll: string;
                play: string;
                move: string | null;
                from: string | number | null;
                to: string | number | null;
                die?: number | null;
                behind: string;
                index?: number;
            };
        } | {
            code: components["schemas"]["PlayFirstCheckerFirstCode"];
            params: {
                roll: string;
                play: string;
                move: string | null;
                from: string | number | null;
                to: string | number | null;
                die?: number | null;
                index?: number;
            };
        } | {
            /** @constant */
            code: "play.must-use-both-dice";
            params: {
                roll: string;
                play: string;
                instead: string;
                diceUsed: number;
                diceUsable: number;
                leavesNo: number | null;
                index?: number;
            };
        } | {
            /** @constant */
            code: "play.must-use-larger-die";
            params: {
                roll: string;
                play: string;
                instead: string;
                die: number;
                largerDie: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "play.not-in-yet";
            params: {
                roll: string;
                play: string;
                index?: number;
            };
        } | {
            /** @constant */
            code: "play.not-this-roll";
            params: {
                roll: string;
                play: string;
                move: string | null;
                from: string | number | null;
                to: string | number | null;
                die?: number | null;
                pips?: number | null;
                index?: number;
            };
        } | {
            /** @constant */
            code: "play.point-blocked";
            params: {
                roll: string;
                play: string;
                move: string | null;
                from: string | number | null;
                to: string | number | null;
                die?: number | null;
                reason?: components["schemas"]["PlayPointBlockedReason"];
                checkersThere: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "play.prime-not-allowed";
            params: {
                roll: string;
                play: string;
                instead: string;
                shape: string;
                index?: number;
            };
        } | {
            /** @constant */
            code: "play.unreadable";
            params?: {
                play?: string;
                token?: string;
                move?: number;
                index?: number;
            };
        };
        PlayerChouettesDto: {
            items: components["schemas"]["EveningOfPlayerDto"][];
            nextCursor: components["schemas"]["NextCursor"];
            /** @description Of all pages, one for each currency. */
            totals: components["schemas"]["EveningTotalsDto"][];
        };
        PlayerDto: {
            /** Format: uuid */
            id: string;
            /** @description Goes up with every change; the `ETag` says the same. */
            version: number;
            name: string;
            /** @description What the club calls the player; found by `q` too. Null: not known. */
            nickname: string | null;
            /** @description ISO 3166-1 code of two capital letters. Null: not known. */
            country: string | null;
            /** @description Rating on the scale of FIBS, where 1500 is a beginner; as the club enters it. Null: not known. */
            rating: number | null;
            experience: components["schemas"]["Experience"];
            /** @description Notes of the club. Null: nothing. Only scorers and directors see it. */
            notes?: string | null;
            status: components["schemas"]["PlayerStatus"];
            /**
             * Format: uuid
             * @description Under whose name the results of a merged player are shown; else null.
             */
            mergedInto: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        PlayerJoined: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PlayerJoined";
            data: {
                /** Format: uuid */
                player: string;
                seats: components["schemas"]["Seats"];
                stake?: number;
            };
        };
        PlayerLeft: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PlayerLeft";
            data: components["schemas"]["PartnerInvitedData"];
        };
        PlayerLinkDto: components["schemas"]["EntryBase"] & {
            /** Format: uuid */
            entryId: string;
            /** @description Opens the pages as this player. Shown this once; null in the answer to the same request sent again. */
            link: string | null;
            /**
             * Format: date-time
             * @description When the link ends.
             */
            expiresAt: string;
        };
        PlayerLinksDto: {
            /** @description One for each person who gets a link. */
            items: components["schemas"]["PlayerLinkDto"][];
        };
        PlayerListDto: {
            /** @description In the order in which they were made. */
            items: components["schemas"]["PlayerDto"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description In place of `playerId`: the name of a person who is new to the club, as scorers and directors may send it. The same write makes the person, so nothing is left of one where the service refuses the act or only tries it; the id that a dry run tells is not kept. */
        PlayerName: string;
        PlayerReturned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PlayerReturned";
            data: components["schemas"]["PartnerInvitedData"];
        };
        PlayerSatOut: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PlayerSatOut";
            data: components["schemas"]["PartnerInvitedData"];
        };
        /**
         * @description `archived`: starts no more matches, the results stay. `merged`: was the same person as `mergedInto`.
         * @enum {string}
         */
        PlayerStatus: "active" | "archived" | "merged";
        PlayerTournamentDto: components["schemas"]["TournamentBase"] & components["schemas"]["ListedTournamentBase"] & {
            /**
             * Format: uuid
             * @description The player's entry; the one with the best place where the player has several, and the last one until there are places; null where another player has taken it over.
             */
            entryId: string | null;
            /** @description Whether that entry still plays; null where there is no entry. */
            entryStatus: components["schemas"]["EntryStatus"] | null;
            /** @description For how long that entry is out where it is withdrawn. Absent for the others. */
            entryUntil?: components["schemas"]["Until"];
            /** @description Of that entry in the main flight, shared by equals; null until the tournament is over. */
            place: number | null;
        };
        PlayerTournamentListDto: {
            items: components["schemas"]["PlayerTournamentDto"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        PlayerWithdrew: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PlayerWithdrew";
            data: {
                /** Format: uuid */
                player: string;
            };
        };
        Players: {
            black: string;
            white: string;
        };
        PlaysDto: {
            /** @description How many plays there are; 0 when nothing can be played. */
            count: number;
            /** @description One for each position that can be reached. */
            plays: components["schemas"]["LegalPlayDto"][];
        };
        PlaysOfPositionsDto: {
            /** @description In the order of the positions sent. */
            results: components["schemas"]["PlaysDto"][];
        };
        /** @description Checkers on the side's own points 1 to 24; the first number is its ace point. */
        Points: number[];
        PointsAdjusted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PointsAdjusted";
            data: {
                /** Format: uuid */
                from: string;
                /** Format: uuid */
                to: string;
                points: number;
                reason: string;
            };
        };
        /** @description Points after this game; the two sum to zero. */
        PointsBySideDto: {
            white: number;
            black: number;
        };
        PointsFormatDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "points";
            /** @description Points to win. */
            length: number;
        };
        Position: {
            black: components["schemas"]["CheckersDto"];
            white: components["schemas"]["CheckersDto"];
        };
        PositionDto: {
            /** @description White's checkers in White's own view. */
            white: components["schemas"]["CheckersDto"];
            /** @description Black's checkers in Black's own view. */
            black: components["schemas"]["CheckersDto"];
        };
        /** @enum {string} */
        PrematureRoll: "reject" | "stands" | "void";
        /**
         * @description Points that may not all be held after a play.
         * @enum {string}
         */
        PrimeLimit: "both" | "noFullStartQuarter" | "noSixBeforeTrapped" | "none";
        PrizeDto: components["schemas"]["EntryBase"] & {
            /** Format: uuid */
            entryId: string;
            flight: string;
            place: number;
            /** @description In the smallest unit. */
            amount: number;
        };
        Prizes: {
            entryFee: number;
            houseShare: number;
            added: number;
            currency: string | null;
            flights: {
                [key: string]: number;
            } | null;
            weights: {
                [key: string]: number[];
            } | null;
            sidePools: components["schemas"]["SidePoolDto"][];
            counts?: components["schemas"]["Counts"];
        };
        PrizesDto: {
            /**
             * @description In the smallest unit, for each entry.
             * @default 0
             * @example 5000
             */
            entryFee?: number;
            /**
             * @description Percent of the entry fees that the club keeps, with four decimals at most.
             * @default 0
             * @example 10
             */
            houseShare?: number;
            /**
             * @description Added to the pool.
             * @default 0
             * @example 0
             */
            added?: number;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency?: string;
            /**
             * @description Percent of the pool by flight; without it by the flights that there are (60/30/10, 70/30, 100).
             * @example {
             *       "main": 60,
             *       "consolation": 30,
             *       "last-chance": 10
             *     }
             */
            flights?: {
                [key: string]: number;
            };
            /**
             * @description Weights of the places by flight, the first place first; without it by the number of entrants.
             * @example {
             *       "main": [
             *         2,
             *         1
             *       ]
             *     }
             */
            weights?: {
                [key: string]: number[];
            };
            /**
             * @description Whose fees are in the pools: of those who play, of those who paid, or of all who were entered, also before the draw only.
             * @default plays
             * @example plays
             */
            counts?: components["schemas"]["Counts"];
            /** @description Lists of entrants who play for money of their own. */
            sidePools?: components["schemas"]["SidePoolDto"][];
        };
        ProblemBase: {
            /** @description The address of the description of this kind of problem. */
            type: string;
            title: string;
            status: number;
            /** @description What is wrong with this request, in a sentence. */
            detail: string;
            /** @description The name of this request in the log of the service. */
            requestId: string;
            /** @description All fields that are wrong. */
            errors?: components["schemas"]["FieldFaultDto"][];
            /** @description The kind of problem, for programs; `/problems` describes all of them. */
            code: components["schemas"]["ProblemCode"];
        };
        /**
         * @description The kind of problem, for programs; `/problems` describes all of them.
         * @enum {string}
         */
        ProblemCode: "announcement.not-found" | "appeal.not-open" | "appeal.not-possible" | "chouette-group.not-found" | "chouette.adjustment-impossible" | "chouette.already-answered" | "chouette.already-seated" | "chouette.answer-order" | "chouette.closed" | "chouette.double-policy" | "chouette.full" | "chouette.lone-taker" | "chouette.looks-repeated" | "chouette.member-needed" | "chouette.no-extra" | "chouette.no-partner" | "chouette.not-captain" | "chouette.not-for-you" | "chouette.not-found" | "chouette.not-in-game" | "chouette.not-offered" | "chouette.not-seated" | "chouette.option-off" | "chouette.order-throw" | "chouette.outcome-impossible" | "chouette.partner-needed" | "chouette.proxy-impossible" | "chouette.sale-impossible" | "chouette.same-player" | "chouette.seats-impossible" | "chouette.settlement-impossible" | "chouette.stake-fixed" | "chouette.take-policy" | "chouette.too-few-players" | "chouette.window-closed" | "chouette.wrong-moment" | "clock.in-use" | "clock.not-expired" | "clock.not-in-use" | "clock.not-paused" | "clock.paused" | "club.not-empty" | "config.invalid" | "cube.beaver-not-allowed" | "cube.cap" | "cube.chain-limit" | "cube.dead" | "cube.drop-not-allowed" | "cube.not-available" | "delivery.not-found" | "dice.recorded-only" | "entry.cannot-replace" | "entry.cannot-return" | "entry.cannot-swap" | "entry.gone" | "entry.in-side-pool" | "entry.not-found" | "entry.people" | "entry.seed-taken" | "entry.too-late" | "entry.twice" | "export.damaged" | "export.foreign" | "export.impossible" | "flight.not-found" | "game.correction-not-allowed" | "game.finished" | "game.no-settlement" | "game.not-found" | "game.not-your-turn" | "game.open" | "game.roll-stands" | "game.settlement-impossible" | "game.wrong-phase" | "game.wrong-version" | "idempotency.mismatch" | "ladder.away" | "ladder.challenge-open" | "ladder.not-listed" | "ladder.out-of-reach" | "ladder.too-soon" | "live.full" | "match.correction-not-allowed" | "match.crawford-no-cube" | "match.finished" | "match.holland-too-early" | "match.money-session" | "match.not-a-session" | "match.not-found" | "match.same-player" | "match.score-impossible" | "match.voiding-not-allowed" | "money.too-large" | "pairing.line-up" | "pairing.no-result" | "pairing.not-awaiting-word" | "pairing.not-found" | "pairing.not-ready" | "pairing.own-report" | "pairing.table-taken" | "pairing.team-match" | "penalty.not-found" | "play.bar-first" | "play.checker-behind" | "play.first-checker-first" | "play.hit-and-run" | "play.must-use-both-dice" | "play.must-use-larger-die" | "play.no-such-checker" | "play.not-all-home" | "play.not-in-yet" | "play.not-this-roll" | "play.point-blocked" | "play.prime-not-allowed" | "play.unreadable" | "player.ambiguous" | "player.archived" | "player.merge-impossible" | "player.merged" | "player.not-found" | "position.impossible" | "problem.not-found" | "request.forbidden" | "request.invalid" | "request.media-type" | "request.method-not-allowed" | "request.not-acceptable" | "request.rate-limited" | "request.stale" | "request.timeout" | "request.too-large" | "request.too-much" | "request.unauthenticated" | "request.version-required" | "resign.level-too-high" | "resign.not-allowed" | "result.cube-impossible" | "result.jacoby" | "result.level-impossible" | "result.turned-impossible" | "round.begun" | "round.not-found" | "round.not-last" | "round.not-proposed" | "round.not-swiss" | "round.not-whole" | "round.paired" | "round.proposed" | "route.not-found" | "ruling.not-found" | "season.not-found" | "series.busy" | "series.changed" | "service.busy" | "service.failed" | "service.storage-full" | "service.unavailable" | "side.required" | "throw.required" | "token.last-director" | "token.not-found" | "tournament.complete" | "tournament.full" | "tournament.next-stage-begun" | "tournament.no-ladder" | "tournament.no-last-chance" | "tournament.no-more-rounds" | "tournament.not-found" | "tournament.round-open" | "tournament.too-few-entrants" | "tournament.too-many-matches" | "tournament.wrong-time" | "transcript.breaks-rule" | "transcript.unreadable" | "turn.not-found" | "undo.depended-on" | "undo.not-possible" | "undo.nothing" | "webhook.not-found" | "webhook.paused" | "webhook.too-many";
        ProblemDto: components["schemas"]["ProblemBase"] & (components["schemas"]["PlayProblem"] | {
            /** @constant */
            code: "appeal.not-open";
            params: {
                reason: components["schemas"]["AppealNotOpenReason"];
                act: string;
                version: number;
                outcome: string | null;
                index?: number;
            };
        } | {
            /** @constant */
            code: "appeal.not-possible";
            params: {
                reason: components["schemas"]["AppealNotPossibleReason"];
                act: string;
                version: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.adjustment-impossible";
            params: {
                player: string;
                reason: components["schemas"]["ChouetteAdjustmentImpossibleReason"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.already-answered";
            params: {
                member: string;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.already-seated";
            params: {
                player: string;
                sittingOut: boolean;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.answer-order";
            params: {
                member: string;
                next: string | null;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.closed";
            params: {
                /** Format: date-time */
                closedAt: string;
                /** @constant */
                reason?: "before-order";
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.double-policy";
            params: {
                policy: string;
                missing: string[];
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.full";
            params: {
                maxPlayers: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.lone-taker";
            params: {
                reason: components["schemas"]["ChouetteLoneTakerReason"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.looks-repeated";
            params: {
                number: number;
                seconds: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.member-needed";
            params: {
                members: string[];
                field?: components["schemas"]["ChouetteMemberNeededField"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.no-extra";
            params: {
                act: string;
                offerer: string | null;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.no-partner";
            params: {
                reason: components["schemas"]["ChouetteNoPartnerReason"];
                partner?: string;
                partnerFrom?: number;
                pick?: string | null;
                partnerPick?: string;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.not-captain";
            params: {
                player: string;
                captain: string;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.not-for-you";
            params: {
                act: string;
                by: string | string[];
                player?: string;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.not-in-game";
            params: {
                player: string;
                reason: components["schemas"]["ChouetteNotInGameReason"];
                by?: string[];
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.not-offered";
            params: {
                member: string | null;
                /** @constant */
                reason?: "together";
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.not-seated";
            params: {
                player: string;
                reason?: components["schemas"]["ChouetteNotSeatedReason"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.option-off";
            params: {
                option: components["schemas"]["ChouetteOptionOffOption"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.order-throw";
            params: {
                reason: string;
                player: string;
                toThrow: string[];
                orderDice: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.outcome-impossible";
            params: {
                reason: string;
                player: string | null;
                kind?: string;
                value?: number;
                max?: number;
                centred?: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.partner-needed";
            params: {
                partnerFrom: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.proxy-impossible";
            params: {
                player: string;
                reason: components["schemas"]["ChouetteProxyImpossibleReason"];
                proxy: string | null;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.sale-impossible";
            params: {
                reason: components["schemas"]["ChouetteSaleImpossibleReason"];
                points?: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.same-player";
            params: {
                player: string;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.seats-impossible";
            params: {
                player: string;
                reason: components["schemas"]["ChouetteSeatsImpossibleReason"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.settlement-impossible";
            params: {
                member: string;
                reason: components["schemas"]["ChouetteSettlementImpossibleReason"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.stake-fixed";
            params: {
                player: string;
                stake: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.take-policy";
            params: {
                member: string;
                policy: string | string[];
                taken: boolean;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.too-few-players";
            params: {
                fewest: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.window-closed";
            params: {
                reason: components["schemas"]["ChouetteWindowClosedReason"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "chouette.wrong-moment";
            params: {
                act: string;
                status: string;
                index?: number;
            };
        } | {
            /** @constant */
            code: "clock.not-expired";
            params: {
                reason: components["schemas"]["ClockNotExpiredReason"];
                side: components["schemas"]["SideOrNull"];
                remaining?: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "config.invalid";
            params: {
                keys: string[];
                reasons: string[];
                index?: number;
            };
        } | {
            /** @constant */
            code: "cube.beaver-not-allowed";
            params: {
                member?: string;
                reason: components["schemas"]["CubeBeaverNotAllowedReason"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "cube.cap";
            params: {
                side: components["schemas"]["Side"];
                member?: string;
                value: number;
                max: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "cube.chain-limit";
            params: {
                member?: string;
                limit: number;
                turns: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "cube.dead";
            params: {
                side: components["schemas"]["Side"];
                member?: string;
                value: number;
                away: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "cube.drop-not-allowed";
            params: {
                member?: string;
                value: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "cube.not-available";
            params: {
                side: components["schemas"]["Side"];
                member?: string;
                reason: components["schemas"]["CubeNotAvailableReason"];
                value?: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "dice.recorded-only";
            params: {
                act: string;
                index?: number;
            };
        } | {
            /** @constant */
            code: "entry.cannot-replace";
            params: {
                reason: components["schemas"]["EntryCannotReplaceReason"];
            };
        } | {
            /** @constant */
            code: "entry.cannot-return";
            params: {
                status: string;
                until: string | null;
                reason: components["schemas"]["EntryCannotReturnReason"];
            };
        } | {
            /** @constant */
            code: "entry.cannot-swap";
            params: {
                reason: components["schemas"]["EntryCannotSwapReason"];
                entry: string;
            };
        } | {
            /** @constant */
            code: "entry.gone";
            params: {
                status: string;
            };
        } | {
            /** @constant */
            code: "entry.in-side-pool";
            params: {
                pools: string[];
            };
        } | {
            /** @constant */
            code: "entry.people";
            params: {
                kind: string;
                people: number;
                boards: number | null;
            };
        } | {
            /** @constant */
            code: "entry.seed-taken";
            params: {
                player: string;
                seed: number;
            };
        } | {
            /** @constant */
            code: "entry.too-late";
            params: {
                reason: components["schemas"]["EntryTooLateReason"];
            };
        } | {
            /** @constant */
            code: "entry.twice";
            params: {
                player: string;
                reason: components["schemas"]["EntryTwiceReason"];
            };
        } | {
            code: components["schemas"]["ExportDamagedCode"];
            params: {
                line: number;
            };
        } | {
            /** @constant */
            code: "export.foreign";
            params: {
                format: number;
                writtenBy: string;
            };
        } | {
            /** @constant */
            code: "game.correction-not-allowed";
            params: {
                reason: components["schemas"]["GameCorrectionNotAllowedReason"];
                side?: components["schemas"]["Side"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "game.finished";
            params?: {
                number?: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "game.not-your-turn";
            params: {
                side: components["schemas"]["Side"];
                member?: string;
                act: string;
                toAct: components["schemas"]["Side"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "game.open";
            params: {
                number: number;
                gameId?: string;
                index?: number;
            };
        } | {
            /** @constant */
            code: "game.roll-stands";
            params: {
                reason: string;
                index?: number;
            };
        } | {
            /** @constant */
            code: "game.settlement-impossible";
            params: {
                reason: components["schemas"]["GameSettlementImpossibleReason"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "game.wrong-phase";
            params: {
                act: string;
                phase: string;
                reason?: string | null;
                member?: string;
                index?: number;
            };
        } | {
            /** @constant */
            code: "game.wrong-version";
            params: {
                reason: components["schemas"]["GameWrongVersionReason"];
                to: number;
                first: number;
                last: number;
                index?: number;
            };
        } | {
            code: components["schemas"]["LadderAwayCode"];
            params: {
                who: components["schemas"]["LadderAwayWho"];
            };
        } | {
            /** @constant */
            code: "ladder.out-of-reach";
            params: {
                from: number;
                to: number;
                reach: number;
            };
        } | {
            /** @constant */
            code: "ladder.too-soon";
            params: {
                days: number;
            };
        } | {
            /** @constant */
            code: "match.correction-not-allowed";
            params: {
                reason: components["schemas"]["MatchCorrectionNotAllowedReason"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "match.crawford-no-cube";
            params: {
                side: components["schemas"]["Side"];
                member?: string;
                index?: number;
            };
        } | {
            /** @constant */
            code: "match.finished";
            params: {
                winner: components["schemas"]["SideOrNull"];
                by: string | null;
                /** Format: date-time */
                finishedAt: string;
                voided: boolean;
                index?: number;
            };
        } | {
            /** @constant */
            code: "match.holland-too-early";
            params: {
                side: components["schemas"]["Side"];
                member?: string;
                whiteRolls: number;
                blackRolls: number;
                needed: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "match.score-impossible";
            params: {
                length: number;
                white: number;
                black: number;
                presentWhite: number;
                presentBlack: number;
                reason: components["schemas"]["MatchScoreImpossibleReason"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "match.voiding-not-allowed";
            params: {
                reason: components["schemas"]["MatchVoidingNotAllowedReason"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "money.too-large";
            params: {
                stake: number;
                most: number;
                points: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "pairing.line-up";
            params: {
                reason: components["schemas"]["PairingLineUpReason"];
            };
        } | {
            /** @constant */
            code: "pairing.not-awaiting-word";
            params: {
                reason: string;
            };
        } | {
            /** @constant */
            code: "pairing.not-ready";
            params: {
                bye: boolean;
            };
        } | {
            /** @constant */
            code: "pairing.own-report";
            params: {
                side: components["schemas"]["PairingOwnReportSide"];
            };
        } | {
            /** @constant */
            code: "pairing.table-taken";
            params: {
                table: string;
                white: string;
                black: string;
            };
        } | {
            /** @constant */
            code: "pairing.team-match";
            params: {
                boards: number;
            };
        } | {
            code: components["schemas"]["PlainCode"];
            params?: {
                index?: number;
            };
        } | {
            /** @constant */
            code: "player.ambiguous";
            params: {
                side?: components["schemas"]["Side"];
                name: string;
                candidates: components["schemas"]["CandidateDto"][];
            };
        } | {
            /** @constant */
            code: "position.impossible";
            params: {
                reason: string;
                notation?: string;
                side?: components["schemas"]["SideOrMover"];
                point?: number;
                points?: number;
                checkers?: number;
                expected?: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "request.invalid";
            params?: {
                line?: number;
                column?: number;
                position?: number;
            };
        } | {
            /** @constant */
            code: "request.stale";
            params: {
                version: number;
            };
        } | {
            /** @constant */
            code: "request.too-much";
            params: {
                allowed: number;
                found: number;
                index: number;
            };
        } | {
            /** @constant */
            code: "resign.level-too-high";
            params: {
                side: components["schemas"]["Side"];
                member?: string;
                reason: components["schemas"]["ResignLevelTooHighReason"];
                as: string | number;
                off: number;
                most: number | null;
                index?: number;
            };
        } | {
            /** @constant */
            code: "resign.not-allowed";
            params: {
                side: components["schemas"]["Side"];
                member?: string;
                policy: components["schemas"]["Resignation"];
                index?: number;
            };
        } | {
            /** @constant */
            code: "result.cube-impossible";
            params: {
                cube: number;
                crawford: boolean;
                index?: number;
            };
        } | {
            /** @constant */
            code: "result.jacoby";
            params: {
                kind: string;
                cube: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "result.level-impossible";
            params: {
                reason: components["schemas"]["ResultLevelImpossibleReason"];
                kind: string;
                points: number | null;
                most: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "result.turned-impossible";
            params: {
                reason: components["schemas"]["ResultTurnedImpossibleReason"];
                cube: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "round.begun";
            params: {
                reason: components["schemas"]["RoundBegunReason"];
                white: string;
                black: string;
            };
        } | {
            code: components["schemas"]["RoundNotFoundCode"];
            params: {
                round: number;
            };
        } | {
            /** @constant */
            code: "round.not-last";
            params: {
                round: number;
                last: number;
            };
        } | {
            /** @constant */
            code: "round.not-whole";
            params: {
                missing: string[];
                twice: string[];
                out: string[];
            };
        } | {
            /** @constant */
            code: "ruling.not-found";
            params: {
                version: number;
                index?: number;
            };
        } | {
            /** @constant */
            code: "series.changed";
            params?: {
                throw?: number;
                number?: number;
            };
        } | {
            /** @constant */
            code: "tournament.full";
            params: {
                most: number;
            };
        } | {
            /** @constant */
            code: "tournament.next-stage-begun";
            params: {
                comingIn: string[];
                goingOut: string[];
            };
        } | {
            /** @constant */
            code: "tournament.no-last-chance";
            params: {
                reason: components["schemas"]["TournamentNoLastChanceReason"];
            };
        } | {
            /** @constant */
            code: "tournament.no-more-rounds";
            params: {
                round: number;
                rounds: number;
            };
        } | {
            /** @constant */
            code: "tournament.round-open";
            params: {
                open: number;
            };
        } | {
            /** @constant */
            code: "tournament.too-few-entrants";
            params: {
                entrants: number;
                needed: number;
            };
        } | {
            /** @constant */
            code: "tournament.too-many-matches";
            params: {
                matches: number;
                most: number;
            };
        } | {
            /** @constant */
            code: "tournament.wrong-time";
            params: {
                act: string;
                time?: string;
                status?: string;
            };
        } | {
            /** @constant */
            code: "transcript.breaks-rule";
            params: {
                line: number | null;
                game: number | null;
                turn: number | null;
                side: components["schemas"]["SideOrNull"];
                rule: string;
                facts: components["schemas"]["TranscriptRuleFacts"];
            };
        } | {
            /** @constant */
            code: "transcript.unreadable";
            params: {
                line: number | null;
                game: number | null;
                turn: number | null;
                column: number | null;
                reason: string;
                text: string;
            };
        } | {
            /** @constant */
            code: "turn.not-found";
            params: {
                last: number;
            };
        } | {
            /** @constant */
            code: "undo.depended-on";
            params: {
                act: string;
                version: number;
                later: string[];
                next: number | null;
                matches: number;
            };
        } | {
            /** @constant */
            code: "undo.not-possible";
            params: {
                reason: components["schemas"]["UndoNotPossibleReason"];
                act: string;
                version: number;
            };
        } | {
            /** @constant */
            code: "undo.nothing";
            params: {
                version: number | null;
            };
        });
        ProblemKindDto: components["schemas"]["ListedProblemKindDto"] & {
            /** @description A problem document of this kind. */
            example: components["schemas"]["ProblemDto"];
        };
        ProblemKindListDto: {
            items: components["schemas"]["ListedProblemKindDto"][];
            /** @description Always null: the list is whole. */
            nextCursor: string | null;
        };
        Proposal: {
            /** Format: uuid */
            member: string;
            by: components["schemas"]["PairSide"];
            winner: components["schemas"]["PairSide"] | null;
            points: number;
        };
        ProposalDto: {
            /**
             * Format: uuid
             * @description The member of the pair.
             */
            playerId: string;
            /** @description Which of the two said so. */
            by: components["schemas"]["PairSide"];
            winner: components["schemas"]["PairSide"] | null;
            points: number;
        };
        ProxyEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ProxyEnded";
            data: {
                /** Format: uuid */
                player: string;
                /** Format: date-time */
                at?: string;
            };
        };
        ProxyNamed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ProxyNamed";
            data: {
                /** Format: uuid */
                player: string;
                /** Format: uuid */
                proxy: string | null;
                /** Format: date-time */
                at?: string;
            };
        };
        RaccoonOttered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RaccoonOttered";
            data: components["schemas"]["BeaverRaccoonedData"];
        };
        /** @enum {string} */
        Ramp: "fibs" | "gentle" | "none";
        RatedPersonDto: {
            /**
             * Format: uuid
             * @description The player who remains, where players were merged.
             */
            playerId: string;
            name: string;
        };
        RatingChangeDto: components["schemas"]["EncounterBase"] & {
            opponent: components["schemas"]["RatedPersonDto"];
            won: boolean;
            /** @description The rating before the match. */
            before: number;
            /** @description The rating after the match. */
            after: number;
            /** @description Rounded from the exact difference, which the rounded ratings may miss by 0.01. */
            change: number;
            /** @description How likely the win was beforehand. */
            expected: number;
            /** @description The sum behind the change, in a sentence. */
            reason: string;
        };
        RatingHistoryDto: components["schemas"]["RatingRowBase"] & {
            /** @description The id of the variant. */
            variant: string;
            rules: components["schemas"]["RatingRulesDto"];
            /** @description The last match first. */
            items: components["schemas"]["RatingChangeDto"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        RatingRowBase: {
            /**
             * Format: uuid
             * @description The player who remains, where players were merged.
             */
            playerId: string;
            name: string;
            /** @description With two decimals; computed with all of them. */
            rating: number;
            /** @description Sum of the lengths of all rated matches, and what the club entered. */
            experience: number;
            /** @description Experience below 100. */
            provisional: boolean;
        };
        RatingRowDto: components["schemas"]["RatingRowBase"] & {
            /** @description Shared by equal ratings. */
            place: number;
            /** @description How many matches were rated. */
            matches: number;
            /** @description How many of them were won. */
            wins: number;
        };
        RatingRulesDto: {
            /** @description The rating of a player who has none yet. */
            start: number;
            spread: number;
            base: number;
            ramp: components["schemas"]["Ramp"];
            experienceTiming: components["schemas"]["ExperienceTiming"];
        };
        RatingTableDto: {
            /** @description The id of the variant. */
            variant: string;
            rules: components["schemas"]["RatingRulesDto"];
            /** @description The best rating first. */
            items: components["schemas"]["RatingRowDto"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @enum {string} */
        Reason: "cocked" | "off-board" | "on-checker" | "other" | "premature";
        ReasonDto: {
            /** @example Moved checkers of the opponent */
            reason: components["schemas"]["AppealReason"];
        };
        RecordDto: {
            /**
             * Format: uuid
             * @description The player who remains, where players were merged.
             */
            playerId: string;
            name: string;
            matchesWon: number;
            /** @description Of the games whose results are known. */
            gamesWon: number;
            /** @description At most the length of each match; penalty points are none. */
            pointsWon: number;
        };
        RecordedDto: {
            /** @description Its place in the record, from 1. */
            version: number;
            /** @description Null for events of the contest itself. A take-back belongs to the game that it opens again. */
            gameNumber: number | null;
            /** @description Who sent it: `player:<id>` or `token:<id>`. */
            actor: string;
            /** Format: date-time */
            recordedAt: string;
        };
        ReinstateMatchDto: {
            /** @example The slip says gammon */
            reason: components["schemas"]["CancelPenaltyReason"];
        };
        ReplaceDto: {
            /**
             * Format: uuid
             * @description Who of the pair or team has not come; without it the first.
             */
            replaces?: string;
            /**
             * Format: uuid
             * @description The player who takes the place, not in the tournament yet. Required without `playerName`.
             */
            playerId?: string;
            /** @example Nina Newcomer */
            playerName?: components["schemas"]["PlayerName"];
            /** @example Did not come */
            reason: components["schemas"]["AppealReason"];
        };
        ReplacementDto: {
            /** @description The player who did not come. */
            absent: components["schemas"]["PersonDto"];
            /** @description The player who came instead. */
            player: components["schemas"]["PersonDto"];
        };
        ReportedGameDto: {
            /** @description Required, except beside `settlement`. */
            winner?: components["schemas"]["Side"];
            /** @description What the loser has lost. May be left out only beside `points` or `settlement`. */
            kind?: components["schemas"]["ResultKind"];
            /** @description Only where the variant counts checkers: how many the loser has left. */
            points?: number;
            /**
             * @description The cube at the end, a power of two.
             * @default 1
             */
            cube?: number;
            /** @description Money play: whether a player turned the cube, and not only equal opening dice. Default: `cube > 1`. */
            turned?: boolean;
            settlement?: components["schemas"]["ReportedSettlementDto"];
        };
        /** @description Money play: the sides settled for points instead of playing on. In place of `winner` and `kind`. */
        ReportedSettlementDto: {
            /** @description Who gets them; null with 0 points. */
            to: components["schemas"]["Side"] | null;
            points: number;
        };
        /** @description Milliseconds that the clock shows for each side. */
        ReservesDto: {
            white: number;
            black: number;
        };
        ResignAction: components["schemas"]["PlayActionBase"] & {
            /** @constant */
            type: "resign";
            /** @description What the side offers to lose; a number of points where the variant counts checkers. */
            as: components["schemas"]["ResultKind"] | number;
            /**
             * Format: uuid
             * @description Chouettes only: who resigns in place of an answer to a double of the box, where the sender speaks for more than one. At any other time a side resigns with all its pairs, and names no member.
             */
            member?: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "resign";
        };
        /** @description What `as` of a `resign` may be, smallest first; absent where neither side may resign now. */
        ResignAsDto: {
            white: (components["schemas"]["ResultKind"] | number)[];
            black: (components["schemas"]["ResultKind"] | number)[];
        };
        /** @enum {string} */
        ResignLevelTooHighReason: "checker-off" | "gammons-off" | "jacoby" | "kind-wanted" | "not-in-variant" | "points" | "points-wanted";
        /** @enum {string} */
        Resignation: "any" | "noContactOnly" | "off";
        ResignationAccepted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResignationAccepted";
            data: components["schemas"]["DoubleDroppedData"];
        };
        ResignationAgreed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResignationAgreed";
            data: components["schemas"]["DoubleDeclinedData"];
        };
        ResignationDto: {
            by: components["schemas"]["Side"];
            /** @description A number of points where the variant counts checkers. */
            as: components["schemas"]["ResultKind"] | number;
        };
        ResignationOffered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResignationOffered";
            data: {
                side: components["schemas"]["Side"];
                as: components["schemas"]["ResultKind"] | number;
                /** Format: date-time */
                at?: string;
            };
        };
        ResignationRefused: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResignationRefused";
            data: components["schemas"]["DoubleDroppedData"];
        };
        /** @enum {string} */
        ResignationWhen: "anyPhase" | "ownTurn";
        ResignationWithdrawn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResignationWithdrawn";
            data: components["schemas"]["DoubleDroppedData"];
        };
        /** @description Where the lists begin. */
        ResourceAddressesDto: {
            /** @description The people of the club. */
            players: string;
            /** @description Matches to N points and money sessions, with their games. */
            matches: string;
            /** @description Chouettes. */
            chouettes: string;
            /** @description People who play chouettes together, and how. */
            chouetteGroups: string;
            /** @description Tournaments; the public ones need no token. */
            tournaments: string;
            /** @description The table of ratings. */
            ratings: string;
            /** @description What can be played. */
            variants: string;
            /** @description How a clock can run, with its usual times. */
            clocks: string;
            /** @description Who may call, for directors. */
            tokens: string;
            /** @description Whose the token is. */
            me: string;
            /** @description What waits for its player. */
            tasks: string;
            /** @description Name, time zone and currency. */
            club: string;
            /** @description What the club announces. */
            announcements: string;
            /** @description Points races. */
            seasons: string;
            /** @description Whom the service tells what happens, for directors. */
            webhooks: string;
            /** @description The club as a file, for directors. */
            export: string;
        };
        ResultConfirmed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResultConfirmed";
            data: {
                pairing: string;
            };
        };
        ResultCorrected: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResultCorrected";
            data: {
                /** Format: uuid */
                gameId: string;
                number: number;
                result: components["schemas"]["GameResultDto"] | null;
                reason: string;
                /** Format: date-time */
                at: string;
            };
        };
        /** @enum {string} */
        ResultKind: "backgammon" | "gammon" | "single";
        /** @enum {string} */
        ResultLevelImpossibleReason: "kind-wanted" | "not-in-variant" | "points" | "points-wanted";
        ResultLineDto: components["schemas"]["PersonLineBase"] & {
            status: components["schemas"]["ResultLineStatus"];
            /**
             * Format: uuid
             * @description The match, new or known.
             */
            matchId: string | null;
            white: components["schemas"]["ResultPersonDto"];
            black: components["schemas"]["ResultPersonDto"];
        };
        /**
         * @description `known`: the club has this match already, or an earlier line tells it.
         * @enum {string}
         */
        ResultLineStatus: "imported" | "known" | "refused";
        ResultObjected: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResultObjected";
            data: {
                pairing: string;
                reason: string | null;
            };
        };
        ResultPersonDto: {
            /**
             * Format: uuid
             * @description Null where it is not known, or not yet made.
             */
            playerId: string | null;
            name: string;
            /** @description New in the club with this import. */
            made: boolean;
        };
        ResultRecorded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResultRecorded";
            data: {
                pairing: string;
                outcome: components["schemas"]["Outcome"];
            };
        };
        ResultReported: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResultReported";
            data: {
                /** Format: uuid */
                gameId: string;
                number: number;
                result: components["schemas"]["GameResultDto"];
                crawford: boolean;
            };
        };
        /** @enum {string} */
        ResultTurnedImpossibleReason: "cube-at-one" | "match" | "not-by-itself";
        /** @enum {string} */
        ResultWay: "drop" | "forfeit" | "play" | "reported" | "resignation" | "settlement" | "time";
        ResultsImportDto: {
            known: number;
            refused: number;
            /** @description False in a dry run. */
            applied: boolean;
            imported: number;
            lines: components["schemas"]["ResultLineDto"][];
        };
        ResumeClockAct: {
            reason: components["schemas"]["AdjustClockActReason"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            act: "resume";
        };
        /** @enum {string} */
        Role: "director" | "player" | "scorer" | "viewer";
        Roll: [
            components["schemas"]["Die"],
            components["schemas"]["Die"]
        ];
        RollAction: components["schemas"]["PlayActionBase"] & {
            /** @constant */
            type: "roll";
            /** @description The two dice as they fell: required with recorded dice, forbidden with server dice. */
            dice?: number[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "roll";
        };
        /** @enum {string} */
        RollOrigin: "complement" | "extra" | "named" | "named-complement" | "opening" | "roll";
        RollToPlay: components["schemas"]["ToPlay"] & {
            /** @constant */
            stakeStays?: true;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "to-play";
        };
        RollVoided: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RollVoided";
            data: {
                side: components["schemas"]["SideOrNull"];
                dice: number[] | null;
                reason: components["schemas"]["Reason"];
                withdraws: boolean;
                /** Format: date-time */
                at?: string;
            };
        };
        /**
         * @description Who is box after a game: the captain or who followed as captain decides, only the first or the last captain, the Los Angeles way, or the net result of the box.
         * @enum {string}
         */
        Rotation: "captainOfRecord" | "lastActive" | "losAngeles" | "net" | "succession";
        Round: {
            number: number;
            seed: string;
            pairs: components["schemas"]["RoundPair"][];
            byes: components["schemas"]["Ids"];
            byeNotes?: components["schemas"]["ByeNote"][];
            byHand?: {
                reason: string | null;
            };
        };
        /** @enum {string} */
        RoundBegunReason: "begun" | "result";
        RoundByeDto: components["schemas"]["EntryBase"] & {
            /** Format: uuid */
            entryId: string;
            /** @description What it counts in a Swiss, in wins. */
            points: number | null;
            /** @description In a Swiss, `by-hand`, `wanted` by the entrant, or why the pairing gives it. */
            reason: string | null;
            /** @description What is wrong with this bye: the entrant has had one before, or the round does not need it. */
            breaks: components["schemas"]["Breaks"][];
        };
        RoundChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RoundChanged";
            data: components["schemas"]["RoundChangedData"];
        };
        RoundChangedData: {
            stage: number;
            round: components["schemas"]["Round"];
            /** Format: date-time */
            at: string;
        };
        RoundDto: {
            stage: number;
            flight: string;
            round: number;
            status: components["schemas"]["RoundStatus"];
            /** @description Whether a director has made or changed it. */
            byHand: boolean;
            /** @description Whether something by which it was proposed has changed since: the standings, the entrants who are in, or the pairs that are not to meet. Propose it again to pair by what holds now. */
            overtaken: boolean;
            /** @description Why it was changed by hand. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When the matches of the round are to begin; null: at no fixed time.
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description When the results of the round are due; null: at no fixed time.
             */
            deadline: string | null;
            pairs: components["schemas"]["RoundPairDto"][];
            byes: components["schemas"]["RoundByeDto"][];
        };
        /** @enum {string} */
        RoundNotFoundCode: "round.not-found" | "round.not-proposed" | "round.paired" | "round.proposed";
        RoundPair: {
            /** Format: uuid */
            white: string;
            /** Format: uuid */
            black: string;
            why: components["schemas"]["PairWhy"] | null;
            position?: number;
        };
        RoundPairDto: {
            /**
             * Format: uuid
             * @description Null while the round is proposed.
             */
            pairingId: string | null;
            white: components["schemas"]["SeatedDto"] | components["schemas"]["ByeDto"] | null;
            black: components["schemas"]["SeatedDto"] | components["schemas"]["ByeDto"] | null;
            /** @description Why these two meet, in a Swiss. */
            why: components["schemas"]["PairWhy"] | null;
        };
        RoundPaired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RoundPaired";
            data: components["schemas"]["RoundChangedData"];
        };
        RoundProposed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RoundProposed";
            data: {
                stage: number;
                proposed: components["schemas"]["Round"] | null;
                /** Format: date-time */
                at: string;
            };
        };
        RoundRobinFormat: components["schemas"]["SwissFormatBase"] & {
            /** @constant */
            kind: "round-robin";
            groups: number;
            double?: boolean;
            withdrawn?: components["schemas"]["Withdrawn"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "round-robin";
        };
        /**
         * @description Only staff see what is proposed. `to-come`: it has times and no pairings yet.
         * @enum {string}
         */
        RoundStatus: "proposed" | "published" | "to-come";
        RoundTimed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RoundTimed";
            data: {
                stage: number;
                flight: components["schemas"]["FlightName"];
                round: number;
                startsAt: components["schemas"]["MillisecondsOrNull"];
                deadline: components["schemas"]["MillisecondsOrNull"];
            };
        };
        RoundTimesDto: {
            /**
             * Format: date-time
             * @description When the matches of the round are to begin; null: at no fixed time.
             * @example 2026-11-21T19:30:00Z
             */
            startsAt?: string | null;
            /**
             * Format: date-time
             * @description When the results of the round are due; null: at no fixed time.
             * @example 2026-11-28T22:00:00Z
             */
            deadline?: string | null;
        };
        RoundUnpaired: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RoundUnpaired";
            data: {
                stage: number;
                round: number;
            };
        };
        RoundsDto: {
            /** @description By stage, flight and round. */
            rounds: components["schemas"]["RoundDto"][];
        };
        RoundsStage: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "rounds";
            format: components["schemas"]["SwissFormat"] | components["schemas"]["RoundRobinFormat"] | components["schemas"]["SeasonFormat"];
            seed: string;
            planned: number;
            groups: string[][];
            rounds: components["schemas"]["Round"][];
            proposed?: components["schemas"]["Round"];
        };
        RulingAppealed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RulingAppealed";
            data: {
                ruling: number;
                /** Format: uuid */
                entryId: string;
                reason: string;
                inMatch?: components["schemas"]["RulingInMatch"];
            };
        };
        RulingDto: {
            /** @description The version of the first event of the act. */
            version: number;
            act: components["schemas"]["TournamentActName"];
            /**
             * Format: uuid
             * @description The pairing that the act is about; null where it is about none, or about several.
             */
            pairingId: string | null;
            /** @description The entries that the act is about: the one that came or left, or those who met in its pairing at that time. An `undo` is about the pairing and the entries of the act that it undoes. */
            entryIds: string[];
            /** @description The ruling inside a match, against which this `appeal` is; null for all other acts. Such a ruling is no act of the tournament: its appeal and the decision on it stand at this act. */
            inMatch: components["schemas"]["RulingInMatchDto"] | null;
            /** @description The appeal against this ruling, or against the one of `inMatch`; null where there was none. */
            appeal: components["schemas"]["ActAppealDto"] | null;
        };
        RulingInMatch: {
            /** Format: uuid */
            matchId: string;
            version: number;
            kind: components["schemas"]["MatchRulingKind"];
            game: number | null;
            pairing: string;
        };
        RulingInMatchDto: {
            /** Format: uuid */
            matchId: string;
            /** @description The version of the ruling in the record of the match. */
            version: number;
            kind: components["schemas"]["MatchRulingKind"];
            /** @description The number of the game; null where it is about the match. */
            game: number | null;
        };
        ScoreDto: {
            white: number;
            black: number;
        };
        ScoreSheetDto: {
            /** @description How the board ended for those who played on; null when no member played to the end. */
            board: components["schemas"]["BoardResultDto"] | null;
            /** @description One entry for each member of the team, but for `newcomers`. */
            cubes: components["schemas"]["SheetPairDto"][];
            /** @description Extras, where the house rules have them. */
            extras?: components["schemas"]["ExtraDto"][];
            /** @description Who sat down while the game was played, and so gets and pays nothing in it: only people who have come since the game before it ended, and who sit at the end of the line. They have no entry in `cubes`. A correction that says nothing of them leaves out whom the game has left out, unless they have an entry. */
            newcomers?: string[];
        };
        /** @description What wins count, in cubes; a match may choose otherwise. */
        Scoring: components["schemas"]["StandardScoringDto"] | components["schemas"]["CheckersLeftScoringDto"];
        SeasonBase: {
            /** Format: uuid */
            id: string;
            version: number;
            /** Format: date-time */
            createdAt: string;
        };
        SeasonChouettesDto: {
            /** Format: uuid */
            playerId: string;
            name: string;
            chouettes: number;
            /** @description Points won less points lost. */
            points: number;
        };
        SeasonDto: components["schemas"]["SeasonBase"] & {
            name: string;
            /**
             * Format: date
             * @description The first day, in the time zone of the club.
             */
            from: string;
            /**
             * Format: date
             * @description The last day, which counts too.
             */
            to: string;
            points: components["schemas"]["SeasonPointsDto"];
            best: number | null;
            only: components["schemas"]["Only"] | null;
            tournaments: string[] | null;
        };
        SeasonEventDto: {
            kind: components["schemas"]["SeasonEventKind"];
            /** Format: uuid */
            id: string;
            /** @description The tournament, or the opponent. Null: the tournament has not ended in the season. */
            name: string | null;
            points: number;
            /** @description Whether it is one of the best events that count. */
            counts: boolean;
            place: number | null;
            matches: number;
            wins: number;
        };
        /** @enum {string} */
        SeasonEventKind: "match" | "tournament";
        SeasonFormat: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "league";
            lengths: components["schemas"]["Lengths"];
            points: {
                win: number;
                loss: number;
                forfeit: number;
            };
            double?: boolean;
            divisions?: number;
            promoted?: number;
            withdrawn?: components["schemas"]["Withdrawn"];
        };
        SeasonListDto: {
            items: components["schemas"]["SeasonDto"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description The formula; it has at least one part. */
        SeasonPointsDto: {
            /**
             * @description For each rated match won. 2 decimals at most.
             * @example 1
             */
            perWin?: number;
            /**
             * @description For each rated match played. 2 decimals at most.
             * @example 1
             */
            perMatch?: number;
            /**
             * @description For each finished tournament in which the player has a place, alone, in a pair or in a team. 2 decimals at most.
             * @example 2
             */
            perTournament?: number;
            /**
             * @description For the place in a finished tournament, the first one first; equal places get the same. 2 decimals at most.
             * @example [
             *       10,
             *       6,
             *       3
             *     ]
             */
            byPlace?: number[];
            /**
             * @description For each rated match won, by its length from 1 to 99. 2 decimals at most.
             * @example {
             *       "5": 2,
             *       "7": 3
             *     }
             */
            byLength?: {
                [key: string]: number;
            };
        };
        SeasonRowDto: {
            /** @description Shared by players whom no criterion separates. */
            place: number;
            /** Format: uuid */
            playerId: string;
            name: string;
            /** @description Of the events that count. */
            points: number;
            /** @description What separates the player from those with the same points: matches won, then the best event; `shared`: nothing. Null: no other player has them. */
            tieBreak: components["schemas"]["SeasonTieBreak"] | null;
            /** @description Tournaments, and matches outside of tournaments. */
            events: number;
            /** @description How many of the events count (`best`). */
            counted: number;
            /** @description The most points of one event. */
            bestEvent: number;
            tournaments: number;
            matches: number;
            wins: number;
        };
        SeasonTableDto: {
            season: components["schemas"]["SeasonDto"];
            /** @description The most points first. */
            rows: components["schemas"]["SeasonRowDto"][];
            /** @description Chouettes opened in the season; they give no points in the race. */
            chouettes: components["schemas"]["SeasonChouettesDto"][];
            /** @description Of the `player` asked for, the most points first. */
            events?: components["schemas"]["SeasonEventDto"][];
        };
        /** @enum {string} */
        SeasonTieBreak: "bestEvent" | "shared" | "wins";
        SeatAct: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "return" | "sit-out";
            /**
             * Format: uuid
             * @description Left out: the player whose token it is.
             */
            playerId?: string;
        };
        /**
         * @description Sits out for whole games, or comes back.
         * @enum {string}
         */
        SeatActType: "return" | "sit-out";
        SeatAskDto: {
            /** Format: uuid */
            player: string;
            ask: components["schemas"]["Ask"];
            /** @description False: the box has still to agree. */
            agreed: boolean;
            /** @description What a point is worth to the newcomer. */
            stake?: number;
        };
        SeatAskWithdrawn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SeatAskWithdrawn";
            data: {
                /** Format: uuid */
                player: string;
            };
        };
        SeatAsked: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SeatAsked";
            data: {
                /** Format: uuid */
                player: string;
                ask: components["schemas"]["Ask"];
                agreed: boolean;
                stake?: number;
            };
        };
        SeatDto: {
            /** Format: uuid */
            playerId: string;
            name: string;
            /** @description In doubles: the two who play this side. */
            players?: components["schemas"]["PersonDto"][];
            /** @description Points won; the winner's may pass the length. */
            score: number;
        };
        SeatedDto: components["schemas"]["EntryBase"] & {
            /** Format: uuid */
            entryId: string;
        };
        Seats: {
            /** Format: uuid */
            box: string;
            line: components["schemas"]["Ids"];
            /** Format: uuid */
            partner: string | null;
            /** Format: uuid */
            lastLoser: string | null;
            sittingOut: components["schemas"]["SittingOut"][];
        };
        SeatsRotated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SeatsRotated";
            data: {
                seats: components["schemas"]["Seats"];
            };
        };
        SeatsSet: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SeatsSet";
            data: {
                seats: components["schemas"]["Seats"];
                reason: string;
            };
        };
        SeatsTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SeatsTaken";
            data: {
                seats: components["schemas"]["Seats"];
            };
        };
        SecretWebhookDto: components["schemas"]["WebhookDto"] & {
            /** @description What to check signatures with. Shown this once; null where the request gave no secret, and in the answer to the same request sent again. */
            secret: string | null;
        };
        /** @enum {string} */
        SeriesKind: "chouette" | "match";
        SessionClosed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SessionClosed";
            data: components["schemas"]["ChouetteClosedData"];
        };
        SetAside: {
            pairing: string;
            players: components["schemas"]["Players"];
            /** Format: uuid */
            matchId: string | null;
            outcome: components["schemas"]["Outcome"] | null;
            begun: boolean;
            penalties: components["schemas"]["PenaltyDto"][];
        };
        SetSeatsAct: {
            /**
             * @description The host says before a game who sits where; corrections of earlier games do not change it. While the first order is thrown it takes the place of the throws. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "seat";
            reason: string;
            /**
             * Format: uuid
             * @description Who is box.
             */
            box: string;
            /** @description All others at the table, the captain first. Left out: the new box changes places with the old one. Needed while the first order is thrown. */
            line?: string[];
        };
        SettleAct: {
            /**
             * @description Settles a pair of the open game for points. Both of the pair send the same, and it is done with the second; a scorer sends it for both. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "settle";
            /**
             * Format: uuid
             * @description The member of the pair. Left out: the player whose token it is.
             */
            playerId?: string;
            points: number;
            /** @description Who gets the points; left out where there are none. */
            winner?: components["schemas"]["PairSide"];
        };
        SettleAction: components["schemas"]["PlayActionBase"] & {
            /**
             * @description Money play: offers to settle the game for points. It ends when the other side offers the same or sends `accept-settlement`; from staff without a `side` at once. Playing on declines it.
             * @constant
             */
            type: "settle";
            /** @description Points to pay. */
            points: number;
            /** @description Who gets them; null with 0 points. */
            to: components["schemas"]["Side"] | null;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "settle";
        };
        SettlementMade: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SettlementMade";
            data: {
                to: components["schemas"]["SideOrNull"];
                points: number;
                /** Format: date-time */
                at?: string;
            };
        };
        SettlementOffered: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SettlementOffered";
            data: {
                side: components["schemas"]["Side"];
                to: components["schemas"]["SideOrNull"];
                points: number;
                /** Format: date-time */
                at?: string;
            };
        };
        SettlementProposed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SettlementProposed";
            data: {
                /** Format: uuid */
                member: string;
                side: components["schemas"]["PairSide"];
                winner: components["schemas"]["PairSide"] | null;
                points: number;
                /** Format: date-time */
                at?: string;
            };
        };
        SheetDto: {
            /** Format: uuid */
            id: string;
            /** @description What a point is worth. */
            stake: number;
            currency: string | null;
            /** @description The columns, in the order of coming. */
            players: components["schemas"]["PersonDto"][];
            /** @description The rows. */
            games: components["schemas"]["SheetGameDto"][];
            /** @description Who has sat down since the last game that counts: the result of the next one may name them as `newcomers`. */
            arrivals: string[];
            /** @description Points in the end. */
            points: {
                [key: string]: number;
            };
            /** @description In the smallest unit of the currency. */
            amounts: {
                [key: string]: number;
            };
        };
        SheetGameDto: {
            number: number;
            /**
             * Format: uuid
             * @description Null: the game has not begun, but the box was sold before it.
             */
            gameId: string | null;
            status: components["schemas"]["TableGameStatus"];
            /**
             * Format: uuid
             * @description Null while it is open.
             */
            box: string | null;
            /** Format: uuid */
            captain: string | null;
            /** @description Who won on the board; null where no member played to the end. */
            winner: components["schemas"]["Winner"] | null;
            kind: components["schemas"]["ResultKind"] | null;
            /** @description What the game came to, corrections and a sale of the box included. */
            changes: {
                [key: string]: number;
            };
            /** @description Points of each player after the game. */
            totals: {
                [key: string]: number;
            };
            /** @description What moved points besides wins on the board. */
            reasons: components["schemas"]["EntryReason"][];
            /** @description Who has sat down since the game before it that counts, and may have come while it was played: its result may name them as `newcomers`. Empty while it is open. */
            arrivals: string[];
        };
        SheetPairDto: {
            /** Format: uuid */
            playerId: string;
            /** @description How the pair of this member and the box ended. */
            outcome: components["schemas"]["PairEnding"];
            /** @description The cube at the end; of a drop what is paid (the value before the refused call), of a settlement the points. */
            value: number;
            /** @description A player doubled and it was taken (Jacoby). Default: `value` is above 1. */
            turned?: boolean;
            /** @description When the pair left the game: 1, 2, … in order, equal at the same moment. Default: all at the same. */
            left?: number;
            /** @description Who won, for `settled` (left out for 0) and `resigned`. */
            winner?: components["schemas"]["PairSide"];
            /** @description The level, for `resigned`. */
            level?: components["schemas"]["ResultKind"];
            /**
             * @description What was dropped was a beaver or a later turn of the cube.
             * @default false
             */
            beaver?: boolean;
        };
        ShownEntry: {
            paid?: boolean;
            /** Format: uuid */
            player: string;
            partners?: components["schemas"]["Ids"];
            name?: string;
            status: components["schemas"]["EntryStatus"];
            /** Format: uuid */
            id: string;
            from: number;
            seed: number | null;
            until: components["schemas"]["Until"] | null;
            left: number | null;
            byes?: components["schemas"]["WantedByeDto"][];
        };
        /** @description Of white, of black or of both. */
        ShownSecondsDto: {
            /** @description Seconds that the clock is to show from now on; left out: as it is. */
            white?: number;
            /** @description Seconds that the clock is to show from now on; left out: as it is. */
            black?: number;
        };
        /** @enum {string} */
        Side: "black" | "white";
        /** @enum {string} */
        SideOrMover: "black" | "mover" | "opponent" | "white";
        SideOrNull: components["schemas"]["Side"] | null;
        SidePoolDto: {
            /** @example Jackpot */
            name: string;
            /**
             * @description What each of its entrants pays.
             * @example 1000
             */
            fee: number;
            /**
             * @description Ids of the entries that take part.
             * @example []
             */
            entries: string[];
        };
        SidePoolPrizesDto: {
            name: string;
            pool: number;
            items: components["schemas"]["PrizeDto"][];
        };
        /** @enum {string} */
        SinglesOrDoubles: "doubles" | "singles";
        /**
         * @description Where a player stands who returns after sitting out.
         * @enum {string}
         */
        SitOutReturn: "end" | "samePlace";
        SittingOut: {
            /** Format: uuid */
            player: string;
            /** Format: uuid */
            ahead: string | null;
            /** Format: uuid */
            behind: string | null;
        };
        /** @description An entrant, a bye, or null: not known yet. */
        Slot: components["schemas"]["SeatedDto"] | components["schemas"]["ByeDto"] | null;
        /** @enum {string} */
        Sort: "player" | "position" | "table";
        Spoken: {
            /** Format: uuid */
            member: string;
            double: boolean;
        };
        Stage: components["schemas"]["StageBoard"] | components["schemas"]["StageAutomaticDouble"] | components["schemas"]["StageAnswers"] | components["schemas"]["StageLoneTaker"] | components["schemas"]["StageExtras"] | components["schemas"]["StageResignation"];
        StageAnswers: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "answers";
            doubler: components["schemas"]["Side"];
            answers: components["schemas"]["Answer"][];
        };
        StageAutomaticDouble: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "automatic-double";
        };
        StageBoard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "board";
        };
        StageExtras: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "extras";
            /** Format: uuid */
            taker: string;
            said: {
                /** Format: uuid */
                offerer: string;
                offers: boolean;
            }[];
        };
        StageLoneTaker: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "lone-taker";
            /** Format: uuid */
            taker: string;
        };
        StageRedrawn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "StageRedrawn";
            data: {
                number: number;
                stage: components["schemas"]["TournamentStage"];
                inputs: components["schemas"]["Ids"];
                /** Format: date-time */
                at: string;
            };
        };
        StageResignation: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "resignation";
            by: components["schemas"]["Side"];
            as: components["schemas"]["ResultKind"];
            agreed: components["schemas"]["Ids"];
        };
        StageWithdrawn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "StageWithdrawn";
            data: {
                number: number;
            };
        };
        StandardScoringDto: {
            /**
             * @description By what the loser has left undone. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            kind: "standard";
            /** @example 2 */
            gammon: components["schemas"]["GammonWorth"];
            /** @example 3 */
            backgammon: components["schemas"]["BackgammonWorth"];
        };
        StandingCorrected: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "StandingCorrected";
            data: {
                crawfordGame: number | null;
                crawfordOver: boolean;
                lastGame: components["schemas"]["EndedGame"] | null;
            };
        };
        StandingRowDto: components["schemas"]["EntryBase"] & {
            /** Format: uuid */
            entryId: string;
            /** @description Shared by players whom no criterion separates. */
            place: number;
            /** @description Byes of a Swiss included. */
            wins: number;
            /** @description Matches that are decided, forfeits included: those won, drawn and lost. A bye is none. */
            played: number;
            won: number;
            lost: number;
            /** @description Matches of teams; absent: none. */
            drawn?: number;
            /** @description Results that do not count, because one of the two left early. */
            annulled: number;
            /** @description Table points of a league, by which it is ordered first; null elsewhere. */
            points: number | null;
            /** @description The way to another division of a league next season, by the present table; the service moves no entrant. */
            moves: components["schemas"]["DivisionMove"] | null;
            /** @description Whether the entrant goes on into the next stage: by its draw, and before that by the present table as soon as it has a result, or no more are left than go on. False where no stage follows. */
            qualifies: boolean;
            /** @description In the order in which they are looked at. */
            tieBreaks: components["schemas"]["TieBreakDto"][];
            /** @description What puts the entrant behind the one before in the table: `wins`, `points-table` or the name of a tie-break, as it was looked at among those still tied; `never-entered` where an entrant who has left counts so. Null: the first of a table, a place shared with the one before, a flight without tie-breaks, or one who did not qualify for the last stage, in `rows`. */
            separatedBy: string | null;
            status: components["schemas"]["EntryStatus"];
            /** @description For how long a withdrawn entrant is out. Absent for the others. */
            until?: components["schemas"]["Until"];
            /** @description The entrants whom this one may challenge, from the top: those in reach, where neither of the two is in an open challenge and neither is away until a return. Absent where no ladder is being played. */
            mayChallenge?: components["schemas"]["ChallengeableDto"][];
        };
        StandingsDto: {
            /** @description The rows of the first flight, group by group, and behind them those who did not qualify for the last stage. */
            rows: components["schemas"]["StandingRowDto"][];
            /** @description All tables that were asked for: flights, and groups. */
            tables: components["schemas"]["TableDto"][];
            /** @description The tables of the stages before the last one that is drawn, the groups before a final stage for example; none where a flight was asked for. */
            earlier: components["schemas"]["TableDto"][];
        };
        StartChouetteGameDto: {
            /** @description Records a finished game from the score sheet; without it the next game starts. */
            result?: components["schemas"]["ScoreSheetDto"];
            /** @description The number of this game: one more than that of the last, or that of the open one. The service refuses another number with 409 `series.changed`, so a request that comes twice counts once. */
            number?: number;
            /**
             * @description Records the sheet although it equals that of the last game, recorded less than two minutes before.
             * @default false
             */
            again?: boolean;
        };
        StartGameDto: {
            /** @description Records a finished game without its moves; without it the next game starts. */
            result?: components["schemas"]["ReportedGameDto"];
            /** @description The number of this game, one more than that of the last. With it a request that comes twice counts once: the service refuses the second with 409 `series.changed`. */
            number?: number;
        };
        SwapEntrantsDto: {
            /** @description The two entries. */
            entries: string[];
            /** @example They came in one car */
            reason?: components["schemas"]["AppealDecisionReason"];
        };
        SwappedPlacesDto: {
            entries: string[];
            reason: string | null;
        };
        SwissFormat: components["schemas"]["SwissFormatBase"] & {
            /** @constant */
            kind: "swiss";
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "swiss";
        };
        SwissFormatBase: {
            lengths: components["schemas"]["Lengths"];
            draw: components["schemas"]["DrawKind"];
            tieBreaks: components["schemas"]["TieBreaks"][] | null;
            rounds: number | null;
            qualifiers: number;
            then: components["schemas"]["EliminationFormat"] | null;
        };
        TableActionDto: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "close-answers" | "close-doubling" | "double-extra" | "drop-extra" | "no-double" | "no-extra" | "offer-extra" | "take-extra";
            /**
             * Format: uuid
             * @description Chouettes only: who sends it. Without it: the player of the token, else the player to act.
             */
            by?: string;
            /**
             * Format: uuid
             * @description Chouettes only: the member whose pair is meant, where the sender speaks for more than one. An action that has no use for it refuses it.
             */
            member?: string;
            /**
             * Format: uuid
             * @description Whose extra is meant, where there is more than one.
             */
            offerer?: string;
            /**
             * Format: uuid
             * @description With `offer-extra` at another time than the drop: the member who then agrees by `take-extra` or says `no-extra`.
             */
            taker?: string;
        };
        /**
         * @description Chouettes only. `no-double`: a member will not double. `close-doubling`: the captain ends the time for doubles before the roll, the lone taker that for extras; a second one changes nothing. `close-answers`: open answers become drops, by the captain for the members or by the box for itself. The others are about extras.
         * @enum {string}
         */
        TableActionType: "close-answers" | "close-doubling" | "double-extra" | "drop-extra" | "no-double" | "no-extra" | "offer-extra" | "take-extra";
        /** @description What the people of each side may do now. */
        TableActionsBySideDto: {
            white: components["schemas"]["ActionsByPlayer"][];
            black: components["schemas"]["ActionsByPlayer"][];
        };
        TableAssigned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TableAssigned";
            data: {
                pairing: string;
                table: string | null;
            };
        };
        TableCubeDto: {
            /**
             * Format: uuid
             * @description The member.
             */
            playerId: string;
            value: number;
            /** @description Null: in the middle. */
            owner: components["schemas"]["PairSide"] | null;
            offered: components["schemas"]["OfferedInPairDto"] | null;
            /** @description `settled`: the pair has left the game. */
            status: components["schemas"]["PairStatus"];
            /** @description The member has spoken before this roll; what they said may be sealed. */
            spoken: boolean;
            answer?: components["schemas"]["MemberAnswer"];
            outcome: components["schemas"]["PairEnding"] | null;
        };
        TableDto: {
            stage: number;
            flight: string;
            group: string | null;
            rows: components["schemas"]["StandingRowDto"][];
        };
        TableExtraDto: {
            /**
             * Format: uuid
             * @description Who dropped, and sits on the side of the box.
             */
            offerer: string;
            /** Format: uuid */
            taker: string;
            value: number;
            owner: components["schemas"]["ExtraSide"] | null;
            offered: components["schemas"]["OfferedInExtraDto"] | null;
            /** @description `settled`: it was dropped, or the game has ended. */
            status: components["schemas"]["PairStatus"];
        };
        /** @enum {string} */
        TableGameStatus: "finished" | "open" | "undone";
        TableOutcomeDto: {
            /** @description Null when no member played to the end. */
            board: components["schemas"]["BoardResultDto"] | null;
            /** @description One for each member, in the order of the line. */
            cubes: components["schemas"]["TablePairDto"][];
            extras?: components["schemas"]["ExtraOutcomeDto"][];
            /** @description The players who sat down while the game was played, and so are not in it. Absent where there are none. */
            newcomers?: string[];
        };
        TablePairDto: {
            /** Format: uuid */
            playerId: string;
            outcome: components["schemas"]["PairEnding"];
            /** @description The cube at the end; of a drop or settlement what is paid. */
            value: number;
            /** @description A player doubled and it was taken (Jacoby). */
            turned: boolean;
            /** @description When the pair left the game. */
            left?: number;
            winner?: components["schemas"]["PairSide"];
            level?: components["schemas"]["ResultKind"];
            /** @description What was dropped was a beaver or a later turn of the cube. */
            beaver?: boolean;
        };
        TakeBackAction: components["schemas"]["PlayActionBase"] & {
            /**
             * @description Recorded dice, scorer or director: undoes the last action of the game, or everything after a version.
             * @constant
             */
            type: "take-back";
            /** @description The version of this game to return to. */
            to?: number;
            /** @description Why; the event tells it. A blank one counts as left out. */
            reason?: string;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-back";
        };
        TakenBack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TakenBack";
            data: {
                to: number;
                reason: string | null;
                restored: components["schemas"]["TakenBackRestoredNotOpened"] | components["schemas"]["FinishedMatch"] | components["schemas"]["TakenBackRestoredOpen"];
            };
        };
        TakenBackRestoredNotOpened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "not-opened";
        };
        TakenBackRestoredOpen: components["schemas"]["FinishedMatchBase"] & {
            /** @constant */
            status: "open";
            game: components["schemas"]["Game"] | null;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "open";
        };
        TasksDto: {
            /** @description Pairings that are ready or being played: first those that have a table or have begun, then those that wait for a table, then those for which the two agree when they play. */
            pairings: components["schemas"]["PairingTaskDto"][];
            /** @description Games in which the person is to act. */
            games: components["schemas"]["GameTaskDto"][];
            /** @description Results that the opponent has reported. */
            toConfirm: components["schemas"]["PairingTaskDto"][];
            /** @description Results that the person, or their partner, has reported, and that the opponent has not confirmed yet. */
            awaited: components["schemas"]["PairingTaskDto"][];
            /** @description Chouettes in which the person sits, or which they wait to join (`asks`). */
            chouettes: components["schemas"]["ChouetteTaskDto"][];
            /** @description Running tournaments in which the person plays no more, or not now, because their entry is withdrawn or disqualified. */
            outOf: components["schemas"]["OutOfTournamentDto"][];
        };
        /**
         * @description Who decides about a double of the team, which has one cube.
         * @enum {string}
         */
        TeamDouble: "captain" | "dissentersMayLeave" | "majority";
        TermsChanged: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TermsChanged";
            data: {
                terms: components["schemas"]["GameTerms"];
                cube?: {
                    value: number;
                    owner: components["schemas"]["SideOrNull"];
                };
                /** @constant */
                doubling?: "open";
                /** Format: date-time */
                at?: string;
            };
        };
        TestNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "webhook.test";
            data: {
                webhookId: string;
                version: number;
            };
        };
        TieBreakDto: {
            name: string;
            /** @description Null: it says nothing about this tie. */
            value: number | null;
        };
        /** @enum {string} */
        TieBreaks: "boards-won" | "buchholz" | "buchholz-cut-1" | "difference" | "difference-among-tied" | "direct" | "lots" | "points-won" | "sonneborn-berger" | "wins-among-tied";
        ToPlay: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "to-play";
            side: components["schemas"]["Side"];
            roll: components["schemas"]["Roll"];
            origin: components["schemas"]["RollOrigin"];
            laidOut: components["schemas"]["Move"][] | null;
            early: components["schemas"]["Roll"] | null;
        };
        TokenDto: {
            /** Format: uuid */
            id: string;
            /** @description Goes up when the token is revoked; the `ETag` says the same. */
            version: number;
            /** @description `viewer` reads; `player` also acts in one player's own games and matches; `scorer` also records for any player and adds players; `director` may do everything. */
            role: components["schemas"]["Role"];
            /**
             * Format: uuid
             * @description For whom it acts; null for all roles but `player`.
             */
            playerId: string | null;
            /** @description What the token is for, so that a director finds it to revoke it. */
            label: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description The service refuses the token from then on; null: it does not expire.
             */
            expiresAt: string | null;
            /**
             * Format: uuid
             * @description Of a link that a director made for an entrant: the tournament. The token is good only as long as the player is entered there. Null for all other tokens.
             */
            tournamentId: string | null;
            /**
             * Format: date-time
             * @description When a director revoked the token; the service refuses it since then. Null: not revoked.
             */
            revokedAt: string | null;
        };
        TokenListDto: {
            /** @description Newest first, with those that have expired or were revoked. */
            items: components["schemas"]["TokenDto"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        TournamentActDto: components["schemas"]["RulingDto"] & {
            /** @description The act that an `undo` undoes; null for all others. */
            undoes: components["schemas"]["UndoneActDto"] | null;
            /** @description Whether a `change-entry` says that the entry fee was paid, or that it was not; null where it says nothing of it, and for all other acts but an `undo` of such a one. */
            paid: boolean | null;
            /** @description Whether a `pair-round` only proposes the round; false: the round is published with it. Null for all other acts but an `undo` of such a one. */
            proposed: boolean | null;
            /** @description Whether a `penalty` cancels one; false: it gives one. Null for all other acts but an `undo` of such a one. */
            cancels: boolean | null;
            /** @description The table to which an `assign-table` calls; null where it takes a table away, and where it calls to several. Null for all other acts but an `undo` of such a one. */
            table: string | null;
            /** @description How long the match was before a `correct-length`, and is after it. Null for all other acts but an `undo` of such a one. */
            length: components["schemas"]["CorrectedLengthDto"] | null;
            /** @description Who came instead of whom, for a `replace`. Null for all other acts but an `undo` of such a one. */
            replacement: components["schemas"]["ReplacementDto"] | null;
            /** @description Why it was done, in the words of who did it; null where nothing was said. */
            reason: string | null;
            /** @description Whether one of `entryIds` may appeal against it: it is a ruling of a director or scorer that counts, about a pairing that is part of the tournament, and had no appeal. */
            appealable: boolean;
            /** Format: date-time */
            at: string;
            /** @description Who did it: `player:` or `token:` with an id. */
            actor: string;
            /** @description True: the act is undone and does not count. */
            undone: boolean;
            /** @description Whether a director can undo the act now. */
            undoable: boolean;
        };
        TournamentActListDto: {
            items: components["schemas"]["TournamentActDto"][];
            nextCursor: string | null;
            /** @description The versions of all acts with an appeal that the committee has not decided, whether they are on this page or not: rulings, and appeals against rulings inside a match. */
            openAppeals: number[];
        };
        /** @enum {string} */
        TournamentActName: "add-penalty" | "appeal" | "assign-table" | "begin" | "cancel" | "cancel-penalty" | "challenge" | "change-details" | "change-entry" | "change-format" | "change-prizes" | "change-round" | "check-in" | "confirm-result" | "correct-length" | "correct-result" | "decide-appeal" | "delete" | "disqualify" | "draw" | "enter" | "finish" | "forbid-pairs" | "make-matches" | "object-to-result" | "open" | "pair-round" | "penalty" | "record-result" | "remove-entry" | "reopen" | "replace" | "return" | "seed" | "set-line-up" | "start-last-chance" | "swap-entrants" | "time-round" | "undo" | "unpair-round" | "want-byes" | "withdraw";
        TournamentAffected: components["schemas"]["TournamentAffectedPairing"] | components["schemas"]["TournamentAffectedMatch"] | components["schemas"]["TournamentAffectedEntry"] | components["schemas"]["TournamentAffectedPlace"] | components["schemas"]["TournamentAffectedFlight"] | components["schemas"]["TournamentAffectedTournament"] | components["schemas"]["TournamentAffectedDetails"];
        TournamentAffectedDetails: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "details";
            id: string;
            before: components["schemas"]["AnnouncedDetails"] | null;
            after: components["schemas"]["AnnouncedDetails"] | null;
        };
        TournamentAffectedEntry: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "entry";
            id: string;
            before: components["schemas"]["EntryDto"] | null;
            after: components["schemas"]["EntryDto"] | null;
        };
        TournamentAffectedFlight: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "flight";
            id: string;
            before: components["schemas"]["FlightDto"] | null;
            after: components["schemas"]["FlightDto"] | null;
        };
        TournamentAffectedMatch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "match";
            id: string;
            before: {
                status: components["schemas"]["MatchStatus"];
            } | null;
            after: {
                status: components["schemas"]["MatchStatus"];
            } | null;
        };
        TournamentAffectedPairing: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pairing";
            id: string;
            before: components["schemas"]["PairingDto"] | null;
            after: components["schemas"]["PairingDto"] | null;
        };
        TournamentAffectedPlace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "place";
            id: string;
            before: components["schemas"]["LadderPlace"] | null;
            after: components["schemas"]["LadderPlace"] | null;
        };
        TournamentAffectedTournament: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "tournament";
            id: string;
            before: {
                status: components["schemas"]["TournamentStatus"];
                seed?: string | null;
            } | null;
            after: {
                status: components["schemas"]["TournamentStatus"];
                seed?: string | null;
            } | null;
        };
        TournamentBase: components["schemas"]["MatchBaseBase"] & {
            status: components["schemas"]["TournamentStatus"];
            name: string;
            /** Format: date-time */
            startsAt: string | null;
            visibility: components["schemas"]["Visibility"];
            confirmMinutes: components["schemas"]["ConfirmMinutes"];
            /** @description Options of its matches that were chosen. */
            rules: components["schemas"]["ChosenMatchRulesDto"];
            entrants: components["schemas"]["EntrantsDto"];
            /** @description The format with every value. */
            format: components["schemas"]["TournamentFormat"];
            prizes: components["schemas"]["PrizesDto"] | null;
            /** @description The seed of the draw; null before it. */
            seed: string | null;
            /** @description Rounds paired in the present stage. */
            round: number;
            /** @description How many rounds the present stage has. The draw of a Swiss settles it where the format leaves it open. Null before the draw, for brackets and for ladders. */
            rounds: number | null;
            /** @description Why the tournament was cancelled before it began; null where it was not. */
            cancelled: string | null;
        };
        TournamentCancelled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TournamentCancelled";
            data: components["schemas"]["ClockPausedData"];
        };
        TournamentCancelledFacts: components["schemas"]["TournamentFacts"] & {
            reason: string | null;
        };
        TournamentCancelledNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tournament.cancelled";
            data: components["schemas"]["TournamentCancelledFacts"];
        };
        TournamentCorrectedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tournament.corrected";
            data: components["schemas"]["TournamentFacts"];
        };
        TournamentDeleted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TournamentDeleted";
            data: components["schemas"]["ChouetteClosedData"];
        };
        TournamentDrawnFacts: components["schemas"]["TournamentFacts"] & {
            stage: components["schemas"]["TournamentDrawnFactsStage"];
            entries: number;
        };
        /** @enum {string} */
        TournamentDrawnFactsStage: "bracket" | "ladder" | "rounds";
        TournamentDrawnNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tournament.drawn";
            data: components["schemas"]["TournamentDrawnFacts"];
        };
        TournamentDto: components["schemas"]["TournamentBase"] & components["schemas"]["OtherTournamentBase"] & {
            entries: components["schemas"]["EntryDto"][];
        };
        TournamentEndFacts: components["schemas"]["TournamentFacts"] & {
            winners: components["schemas"]["FlightWinner"][];
        };
        TournamentEndNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tournament.finished";
            data: components["schemas"]["TournamentEndFacts"];
        };
        TournamentEvent: components["schemas"]["TournamentOpened"] | components["schemas"]["DetailsChanged"] | components["schemas"]["EntrantRegistered"] | components["schemas"]["EntryRemoved"] | components["schemas"]["EntrantCheckedIn"] | components["schemas"]["EntrantWithdrawn"] | components["schemas"]["EntrantReturned"] | components["schemas"]["EntrantDisqualified"] | components["schemas"]["EntrantReplaced"] | components["schemas"]["DrawMade"] | components["schemas"]["DrawWithdrawn"] | components["schemas"]["LatePlaceTaken"] | components["schemas"]["LateEntrantAdmitted"] | components["schemas"]["LateEntrantScheduled"] | components["schemas"]["StageRedrawn"] | components["schemas"]["StageWithdrawn"] | components["schemas"]["LastChanceStarted"] | components["schemas"]["RoundPaired"] | components["schemas"]["RoundProposed"] | components["schemas"]["RoundChanged"] | components["schemas"]["RoundUnpaired"] | components["schemas"]["PlacesSwapped"] | components["schemas"]["RoundTimed"] | components["schemas"]["ByesWanted"] | components["schemas"]["ChallengeMade"] | components["schemas"]["MatchesMade"] | components["schemas"]["MatchBegun"] | components["schemas"]["ResultRecorded"] | components["schemas"]["ResultConfirmed"] | components["schemas"]["ResultObjected"] | components["schemas"]["TournamentResultCorrected"] | components["schemas"]["PairingVoided"] | components["schemas"]["PairingRestored"] | components["schemas"]["PenaltiesChanged"] | components["schemas"]["TournamentLengthCorrected"] | components["schemas"]["TableAssigned"] | components["schemas"]["LineUpSet"] | components["schemas"]["RulingAppealed"] | components["schemas"]["AppealDecided"] | components["schemas"]["TournamentFinished"] | components["schemas"]["TournamentReopened"] | components["schemas"]["TournamentCancelled"] | components["schemas"]["TournamentDeleted"] | components["schemas"]["EntryChanged"] | components["schemas"]["ActUndone"];
        TournamentEventListDto: {
            nextCursor: components["schemas"]["ChouetteEventListNextCursor"];
            /** @description Oldest first. */
            items: (components["schemas"]["RecordedDto"] & components["schemas"]["AnyTournamentEvent"])[];
        };
        TournamentFacts: {
            /** Format: uuid */
            tournamentId: string;
            version: number;
            name: string;
        };
        TournamentFinished: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TournamentFinished";
            data: components["schemas"]["ChouetteClosedData"];
        };
        TournamentFormat: components["schemas"]["KnockoutFormat"] | components["schemas"]["DoubleEliminationFormat"] | components["schemas"]["SwissFormat"] | components["schemas"]["RoundRobinFormat"] | components["schemas"]["LadderFormat"] | components["schemas"]["SeasonFormat"];
        TournamentLengthCorrected: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "LengthCorrected";
            data: {
                pairing: string;
                length: number;
                reason: string;
            };
        };
        TournamentListDto: {
            items: components["schemas"]["ListedTournamentDto"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @enum {string} */
        TournamentNoLastChanceReason: "not-drawn" | "not-in-format" | "started" | "too-few";
        TournamentOpened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TournamentOpened";
            data: {
                /** Format: uuid */
                tournamentId: string;
                format: components["schemas"]["TournamentFormat"];
                /** Format: date-time */
                at: string;
                name: string;
                startsAt: components["schemas"]["MillisecondsOrNull"];
                variant: components["schemas"]["Variant"];
                dice: components["schemas"]["DiceMode"];
                rules: components["schemas"]["ChosenMatchRulesDto"];
                prizes: components["schemas"]["Prizes"] | null;
                visibility: components["schemas"]["Visibility"];
                confirmMinutes: number;
                forbiddenPairs?: components["schemas"]["TwoEntries"][];
                entrants?: components["schemas"]["Entrants"];
            };
        };
        TournamentOpenedFacts: components["schemas"]["TournamentFacts"] & {
            visibility: components["schemas"]["Visibility"];
            /** Format: date-time */
            startsAt: string | null;
        };
        TournamentOpenedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tournament.opened";
            data: components["schemas"]["TournamentOpenedFacts"];
        };
        TournamentReopened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TournamentReopened";
            data: Record<string, never>;
        };
        TournamentResultCorrected: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ResultCorrected";
            data: {
                pairing: string;
                outcome: components["schemas"]["Outcome"] | null;
                reason: string;
            };
        };
        TournamentRoundFacts: components["schemas"]["TournamentFacts"] & {
            stage: number;
            round: number;
        };
        TournamentRoundNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tournament.round";
            data: components["schemas"]["TournamentRoundFacts"];
        };
        TournamentStage: components["schemas"]["BracketStage"] | components["schemas"]["RoundsStage"] | components["schemas"]["LadderStage"];
        /** @enum {string} */
        TournamentStatus: "entries" | "finished" | "running";
        TranscriptDto: {
            header: components["schemas"]["HeaderLineDto"][];
            variant: components["schemas"]["GameBaseVariant"];
            /** @description Points to win; 0 in a money session. */
            length: number;
            /** @description The name of the player with the white checkers, the left column. */
            white: string;
            black: string;
            games: components["schemas"]["TranscriptGameDto"][];
        };
        /** @enum {string} */
        TranscriptFormat: "json" | "mat" | "sgf";
        TranscriptGameDto: {
            number: number;
            scoreBefore: components["schemas"]["ScoreDto"];
            /** @description In the order in which things happened. */
            cells: components["schemas"]["CellDto"][];
        };
        TranscriptRuleFacts: {
            act?: string;
            as?: string | number;
            away?: number;
            behind?: string;
            black?: number;
            blackRolls?: number;
            by?: string | null;
            checkers?: number;
            checkersThere?: number;
            countedBlack?: number;
            countedWhite?: number;
            crawford?: boolean;
            cube?: number;
            diceUsable?: number;
            diceUsed?: number;
            die?: number | null;
            expected?: string | number;
            /** Format: date-time */
            finishedAt?: string;
            first?: number;
            from?: string | number | null;
            gameId?: string;
            instead?: string;
            keys?: string[];
            kind?: string;
            largerDie?: number;
            last?: number;
            leavesNo?: number | null;
            length?: number;
            limit?: number;
            max?: number;
            member?: string;
            most?: number | null;
            move?: string | number | null;
            needed?: number;
            notation?: string;
            number?: number;
            off?: number;
            onBar?: number;
            phase?: string;
            pips?: number | null;
            play?: string;
            point?: number;
            points?: number | null;
            policy?: components["schemas"]["Resignation"];
            presentBlack?: number;
            presentWhite?: number;
            reason?: string | null;
            reasons?: string[];
            remaining?: number;
            roll?: string;
            shape?: string;
            side?: components["schemas"]["SideOrMover"] | null;
            stake?: number;
            to?: string | number | null;
            toAct?: components["schemas"]["Side"];
            token?: string;
            turns?: number;
            value?: number;
            voided?: boolean;
            white?: number;
            whiteRolls?: number;
            winner?: components["schemas"]["SideOrNull"];
            written?: components["schemas"]["Side"] | number;
        };
        /** @enum {string} */
        TranscriptTextFormat: "mat" | "sgf";
        TransferDto: {
            /** Format: uuid */
            from: string;
            /** Format: uuid */
            to: string;
            /** @description In the smallest unit of the currency. */
            amount: number;
        };
        TurnDto: {
            number: number;
            side: components["schemas"]["Side"];
            /** @description Null for a turn that was skipped without a roll. */
            dice: components["schemas"]["Roll"] | null;
            /** @description Where the dice come from: the opening, a roll, or a bonus: the doublet named, its complement, the complement of a doublet rolled, the extra roll. Null for a skipped turn. */
            origin: components["schemas"]["RollOrigin"] | null;
            /** @description Empty: nothing could be played. Null: skipped, or still to be played. */
            play: string | null;
            /** @description Cube actions before the roll. */
            cube: components["schemas"]["CubeActDto"][] | null;
            /** @description After the turn, oriented to the side on roll then; null for variants that it cannot carry. */
            positionId: string | null;
            /** Format: date-time */
            at: string;
        };
        TurnSkipped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "TurnSkipped";
            data: components["schemas"]["DoublingClosedData"];
        };
        TurnsDto: {
            /** @description One for each roll or skip. */
            items: components["schemas"]["TurnDto"][];
            /** @description Cube actions behind the last roll, such as the double that was dropped. */
            ending: components["schemas"]["CubeActDto"][];
        };
        TwoEntries: [
            string,
            string
        ];
        /** @description The types that the service sends to it, and no others. */
        Types: components["schemas"]["WebhookType"][];
        UndoAnswerDto: {
            /** @description Everything that is different, the pairing itself first. */
            affected: components["schemas"]["TournamentAffected"][];
            /** @description False: it was a dry run. */
            applied: boolean;
            /** @description The act. */
            act: components["schemas"]["TournamentActDto"];
        };
        UndoDto: {
            /**
             * @description The version of the act, or of any of its events. Without it: the last act that can be undone.
             * @example 12
             */
            act?: number;
            /** @example Wrong player */
            reason?: components["schemas"]["AppealDecisionReason"];
        };
        /** @enum {string} */
        UndoNotPossibleReason: "decided" | "opening" | "play" | "undone";
        UndoneActDto: {
            version: number;
            act: components["schemas"]["TournamentActName"];
        };
        /** @enum {string} */
        Until: "end" | "return";
        UpdateClubDto: {
            /** @example Backgammon Club Basel */
            name?: string;
            /**
             * @description The IANA time zone in which the club lives.
             * @example Europe/Zurich
             */
            timeZone?: string;
            /** @example CHF */
            currency?: components["schemas"]["Currency"];
        };
        UpdatePlayerDto: components["schemas"]["CreatePlayerBase"] & {
            /**
             * @description Blanks around it are cut off. Several players may have the same name.
             * @example Ann Example
             */
            name?: string;
            /**
             * @description Brings an archived player back. `DELETE` archives; a merged player stays merged.
             * @constant
             */
            status?: "active";
        };
        /** @description Where to POST: `https` or `http`, without a name or password in it. */
        Url: string;
        UsualTimesDto: {
            /** @description Seconds of reserve for each point of the length. */
            reserveSecondsPerPoint: number;
            /** @description Seconds of each turn; 0 on a plain clock. */
            perTurnSeconds: number;
        };
        /** @enum {string} */
        Validation: "condone" | "legalMoves" | "strict";
        Variant: components["schemas"]["VariantId"] | components["schemas"]["VariantRulesDto"];
        VariantDto: components["schemas"]["VariantRulesDto"] & {
            /** @description Where the checkers of each side stand at the start, in its own view. */
            position: components["schemas"]["CheckersDto"];
            /** @description The position id of the start; null where it does not say all about a position. */
            positionId: string | null;
        };
        /** @enum {string} */
        VariantId: "aceyDeucey.american" | "aceyDeucey.european" | "aceyDeucey.seed" | "backgammon" | "dutch" | "fevga" | "hypergammon" | "longgammon" | "moultezim" | "nackgammon" | "plakoto" | "portes" | "tavla";
        VariantListDto: {
            items: components["schemas"]["VariantDto"][];
            /** @description Always null: the list is whole. */
            nextCursor: string | null;
        };
        /** @enum {string} */
        VariantName: "aceyDeucey" | "aceyDeucey.american" | "aceyDeucey.european" | "aceyDeucey.seed" | "backgammon" | "dutch" | "fevga" | "hypergammon" | "longgammon" | "moultezim" | "nackgammon" | "plakoto" | "portes" | "tavla";
        VariantRulesDto: components["schemas"]["BoardOfVariantDto"] & {
            /** @description The id of a built-in variant, or the name that a club gives its own. */
            id: string;
            /** @description Checkers of each side. */
            checkers: number;
            /** @description Checkers of each side by its own point on which they begin. */
            start: {
                [key: string]: number;
            };
            /** @description Checkers that begin on the bar. */
            startBar: number;
            /** @description Checkers that begin in the reserve. */
            startReserve: number;
            contact: components["schemas"]["Contact"];
            hitRequiresHomeChecker: components["schemas"]["AskedVariantHitRequiresHomeChecker"];
            /** @description A checker that has hit in its own home board may move on in the same play. */
            hitAndRunInHome: boolean;
            /** @description A side comes into play with a doublet or 1-2 only. */
            startGate: boolean;
            /** @description The point that the first checker must have passed before another may move. */
            firstCheckerMustPass: number | null;
            primeLimit: components["schemas"]["PrimeLimit"];
            /** @description A play may leave all points of the side's own home board held. */
            fullHomeBoard: boolean;
            mother: components["schemas"]["Mother"];
            /** @description What a roll earns beyond itself. */
            bonus: components["schemas"]["BonusDto"] | null;
            /** @description Each 1-2 doubles what the game is worth. */
            stakeDoublesOnAceyDeucey: boolean;
            /** @description Checkers on the bar must enter before any other move. */
            barMandatory: boolean;
            /** @description A die may bear off from a lower point when no checker stands higher. */
            overshootBearOff: boolean;
            doubletMoves: components["schemas"]["DoubletMoves"];
            opening: components["schemas"]["OpeningRulesDto"];
            scoring: components["schemas"]["Scoring"];
        };
        /** @enum {string} */
        Visibility: "private" | "public";
        VoidMatchDto: {
            reason: components["schemas"]["CancelPenaltyReason"];
        };
        VoidRollAction: components["schemas"]["PlayActionBase"] & {
            /**
             * @description Recorded dice only: a throw that does not count, or a roll entered by mistake.
             * @constant
             */
            type: "void-roll";
            reason: components["schemas"]["Reason"];
            /** @description What could be read of the throw. */
            dice?: number[];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "void-roll";
        };
        WantedByeDto: {
            /**
             * @description The round of the Swiss.
             * @example 3
             */
            round: number;
            /**
             * @description What it counts, in wins.
             * @example 0.5
             */
            points: components["schemas"]["ByePoints"];
        };
        WantedByesDto: {
            /** @description All byes that the entrant asks for; those of rounds that are paired stay as they are. */
            byes: components["schemas"]["WantedByeDto"][];
        };
        WarningDto: {
            /** @description The number of the game; null: not about one game. */
            game: number | null;
            /** @description The row of the two columns, as a `.mat` text numbers them; 0 before the first. */
            turn: number | null;
            code: string;
            detail: string;
        };
        /** @description The facts of its type, with the names of the people in them. */
        WebhookBody: {
            /**
             * Format: date-time
             * @description When it happened.
             */
            timestamp: string;
            data: {
                /** @description The names of the people by their ids. */
                names: {
                    [key: string]: string;
                };
            };
        } & components["schemas"]["AnyWebhookNotice"];
        WebhookDto: components["schemas"]["SeasonBase"] & {
            url: components["schemas"]["Url"];
            types: components["schemas"]["Types"];
            status: components["schemas"]["WebhookStatus"];
            /**
             * Format: date-time
             * @description Since when it has that status.
             */
            statusSince: string;
            /** @description Who paused it: a `director`; the service, after three days of failures; the receiver, by answering 410 (`gone`); an import (`restored`), which brings no secrets. */
            pausedBecause: components["schemas"]["PausedBecause"] | null;
            /** @description Deliveries that wait to be sent. */
            waiting: number;
        };
        WebhookListDto: {
            /** @description Newest first. */
            items: components["schemas"]["WebhookDto"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        WebhookNotice: components["schemas"]["MatchStartNotice"] | components["schemas"]["MatchEndNotice"] | components["schemas"]["GameEndNotice"] | components["schemas"]["ChouetteOpenedNotice"] | components["schemas"]["ChouetteGameEndNotice"] | components["schemas"]["ChouetteCorrectedNotice"] | components["schemas"]["ChouetteClosedNotice"] | components["schemas"]["TournamentOpenedNotice"] | components["schemas"]["TournamentDrawnNotice"] | components["schemas"]["TournamentRoundNotice"] | components["schemas"]["TournamentEndNotice"] | components["schemas"]["TournamentCancelledNotice"] | components["schemas"]["TournamentCorrectedNotice"] | components["schemas"]["PairingNotice"] | components["schemas"]["TestNotice"];
        /**
         * @description The service sends nothing to a paused webhook; what happens meanwhile waits for 30 days.
         * @enum {string}
         */
        WebhookStatus: "active" | "paused";
        /** @enum {string} */
        WebhookType: "chouette.closed" | "chouette.corrected" | "chouette.game-finished" | "chouette.opened" | "game.finished" | "match.corrected" | "match.finished" | "match.started" | "pairing.corrected" | "pairing.finished" | "pairing.ready" | "tournament.cancelled" | "tournament.corrected" | "tournament.drawn" | "tournament.finished" | "tournament.opened" | "tournament.round";
        /** @enum {string} */
        Winner: "box" | "team";
        WithdrawDto: {
            /** @example Last train */
            reason: components["schemas"]["AppealReason"];
            /**
             * @description `end`: for good, and the entrant forfeits open matches. `return`: for a while, in which the service does not pair the entrant.
             * @default end
             * @example end
             */
            until?: components["schemas"]["Until"];
        };
        /** @enum {string} */
        Withdrawn: "annul" | "by-share" | "keep";
    };
    responses: {
        /** @description The announcement. */
        Announcement: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AnnouncementDto"];
            };
        };
        /** @description `announcement.not-found`: No such announcement */
        AnnouncementNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/announcement.not-found",
                 *       "title": "No such announcement",
                 *       "status": 404,
                 *       "code": "announcement.not-found",
                 *       "detail": "There is no announcement with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description Removed. */
        Answer: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `appeal.not-possible`: No appeal is possible */
        AppealNotPossible: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/appeal.not-possible",
                 *       "title": "No appeal is possible",
                 *       "status": 409,
                 *       "detail": "No appeal is possible.",
                 *       "code": "appeal.not-possible",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de",
                 *       "params": {
                 *         "reason": "appealed",
                 *         "act": "penalty",
                 *         "version": 12
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description The chouette. */
        Chouette: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChouetteDto"];
            };
        };
        /** @description The chouette. */
        Chouette2: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChouetteDto"];
            };
        };
        /** @description `chouette.full`: The table is full, or another code that x-problems lists */
        ChouetteFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/chouette.full",
                 *       "title": "The table is full",
                 *       "status": 409,
                 *       "code": "chouette.full",
                 *       "detail": "This chouette takes at most 3 players (C3).",
                 *       "params": {
                 *         "maxPlayers": 3
                 *       },
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description The group. */
        ChouetteGroup: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChouetteGroupDto"];
            };
        };
        /** @description `chouette-group.not-found`: No such group of chouettes */
        ChouetteGroupNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/chouette-group.not-found",
                 *       "title": "No such group of chouettes",
                 *       "status": 404,
                 *       "detail": "No such group of chouettes.",
                 *       "code": "chouette-group.not-found",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `chouette.not-found`: No such chouette */
        ChouetteNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/chouette.not-found",
                 *       "title": "No such chouette",
                 *       "status": 404,
                 *       "code": "chouette.not-found",
                 *       "detail": "There is no chouette with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `chouette.not-seated`: Not at the table, or another code that x-problems lists */
        ChouetteNotSeated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/chouette.not-seated",
                 *       "title": "Not at the table",
                 *       "status": 409,
                 *       "code": "chouette.not-seated",
                 *       "detail": "Cy is not sitting out (C62).",
                 *       "params": {
                 *         "player": "0199d0c5-3a4e-7cc1-9c0d-000000000000",
                 *         "reason": "not-sitting-out"
                 *       },
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `chouette.outcome-impossible`: The game cannot have ended this way, or another code that x-problems lists */
        ChouetteOutcomeImpossible: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/chouette.outcome-impossible",
                 *       "title": "The game cannot have ended this way",
                 *       "status": 422,
                 *       "code": "chouette.outcome-impossible",
                 *       "detail": "Game 1: The game cannot have ended this way: 3 is not a value of the cube (Ann).",
                 *       "params": {
                 *         "reason": "value",
                 *         "player": "0199d0c5-3a4e-7cc1-9c0d-000000000000",
                 *         "value": 3
                 *       },
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `chouette.partner-needed`: The box needs a partner, or another code that x-problems lists */
        ChouettePartnerNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/chouette.partner-needed",
                 *       "title": "The box needs a partner",
                 *       "status": 409,
                 *       "detail": "The box needs a partner.",
                 *       "code": "chouette.partner-needed",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de",
                 *       "params": {
                 *         "partnerFrom": 5
                 *       }
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `chouette.same-player`: Same player twice, or another code that x-problems lists */
        ChouetteSamePlayer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/chouette.same-player",
                 *       "title": "Same player twice",
                 *       "status": 422,
                 *       "code": "chouette.same-player",
                 *       "detail": "Ann can have only one seat.",
                 *       "params": {
                 *         "player": "0199d0c5-3a4e-7cc1-9c0d-000000000000"
                 *       },
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `chouette.wrong-moment`: Not possible now, or another code that x-problems lists */
        ChouetteWrongMoment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/chouette.wrong-moment",
                 *       "title": "Not possible now",
                 *       "status": 409,
                 *       "code": "chouette.wrong-moment",
                 *       "detail": "You cannot act in a game now: the order is settled and no game is open.",
                 *       "params": {
                 *         "act": "act",
                 *         "status": "waiting"
                 *       },
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description The club. */
        Club: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClubDto"];
            };
        };
        /** @description `config.invalid`: Invalid options */
        ConfigInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/config.invalid",
                 *       "title": "Invalid options",
                 *       "status": 400,
                 *       "code": "config.invalid",
                 *       "detail": "/format/kind: is required.",
                 *       "params": {
                 *         "keys": [
                 *           "/format/kind"
                 *         ],
                 *         "reasons": [
                 *           "required"
                 *         ]
                 *       },
                 *       "errors": [
                 *         {
                 *           "pointer": "/format/kind",
                 *           "message": "is required",
                 *           "rule": "required"
                 *         }
                 *       ],
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description What changes. */
        Correction: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CorrectionDto"];
            };
        };
        /** @description The delivery, which waits to be sent. */
        Delivery: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeliveryDto"];
            };
        };
        /** @description The entry, and what else changed. With `dryRun=true`: what would change. */
        EntryChange: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EntryChangeDto"] | components["schemas"]["PairingCorrectionAnswerDto"];
            };
        };
        /** @description `entry.not-found`: No such entry */
        EntryNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/entry.not-found",
                 *       "title": "No such entry",
                 *       "status": 422,
                 *       "code": "entry.not-found",
                 *       "detail": "There is no entry with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                 *       "errors": [
                 *         {
                 *           "pointer": "/entryId",
                 *           "message": "There is no entry with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                 *           "rule": "reference"
                 *         }
                 *       ],
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `game.not-found`: No such game */
        GameNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/game.not-found",
                 *       "title": "No such game",
                 *       "status": 404,
                 *       "code": "game.not-found",
                 *       "detail": "There is no such game or match.",
                 *       "params": {},
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `game.not-found`: No such game, or another code that x-problems lists */
        GameNotFound2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/game.not-found",
                 *       "title": "No such game",
                 *       "status": 404,
                 *       "code": "game.not-found",
                 *       "detail": "There is no such game or match.",
                 *       "params": {},
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description The match. */
        Match: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MatchDto"];
            };
        };
        /** @description `match.finished`: The match is over, or another code that x-problems lists */
        MatchFinished: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/match.finished",
                 *       "title": "The match is over",
                 *       "status": 409,
                 *       "code": "match.finished",
                 *       "detail": "The match is already finished, since 21 Nov 2026 19:30 UTC: Player 2 won it on time.",
                 *       "params": {
                 *         "winner": "black",
                 *         "by": "time",
                 *         "finishedAt": "2026-11-21T19:30:00.000Z",
                 *         "voided": false
                 *       },
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description A page of matches. */
        MatchList: {
            headers: {
                ETag: components["headers"]["ETag"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MatchListDto"];
            };
        };
        /** @description `match.money-session`: A money session has no final score, or another code that x-problems lists */
        MatchMoneySession: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/match.money-session",
                 *       "title": "A money session has no final score",
                 *       "status": 409,
                 *       "code": "match.money-session",
                 *       "detail": "A money session has no length and no winner. Close it instead.",
                 *       "params": {},
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `match.not-found`: No such match */
        MatchNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/match.not-found",
                 *       "title": "No such match",
                 *       "status": 404,
                 *       "code": "match.not-found",
                 *       "detail": "There is no match with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `match.not-found`: No such match, or another code that x-problems lists */
        MatchNotFound2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/match.not-found",
                 *       "title": "No such match",
                 *       "status": 404,
                 *       "code": "match.not-found",
                 *       "detail": "There is no match with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `match.score-impossible`: No such score */
        MatchScoreImpossible: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/match.score-impossible",
                 *       "title": "No such score",
                 *       "status": 422,
                 *       "code": "match.score-impossible",
                 *       "detail": "0-3 cannot be the final score of this match to 3: the score is already 2-2 (R71).",
                 *       "params": {
                 *         "reason": "below-present",
                 *         "length": 3,
                 *         "white": 0,
                 *         "black": 3,
                 *         "presentWhite": 2,
                 *         "presentBlack": 2
                 *       },
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `match.voiding-not-allowed`: The match stays as it is */
        MatchVoidingNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/match.voiding-not-allowed",
                 *       "title": "The match stays as it is",
                 *       "status": 409,
                 *       "code": "match.voiding-not-allowed",
                 *       "detail": "This match is played in a tournament, where only its pairing says whether it counts. Correct the result of the pairing, or withdraw the round.",
                 *       "params": {
                 *         "reason": "in-tournament"
                 *       },
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `request.media-type`: The body has an unsupported type */
        MediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/request.media-type",
                 *       "title": "The body has an unsupported type",
                 *       "status": 415,
                 *       "code": "request.media-type",
                 *       "detail": "Send the body as application/json.",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description The reader has the present answer already; there is no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The pairing. */
        Pairing: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PairingDto"];
            };
        };
        /** @description The pairing. With `dryRun=true`: what would change. */
        Pairing2: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PairingDto"] | components["schemas"]["PairingCorrectionAnswerDto"];
            };
        };
        /** @description What changed, or would change. */
        PairingCorrectionAnswer: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PairingCorrectionAnswerDto"];
            };
        };
        /** @description The player. */
        Player: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlayerDto"];
            };
        };
        /** @description `player.archived`: The player is archived */
        PlayerArchived: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/player.archived",
                 *       "title": "The player is archived",
                 *       "status": 409,
                 *       "code": "player.archived",
                 *       "detail": "Ann is archived and cannot start a match.",
                 *       "errors": [
                 *         {
                 *           "pointer": "/white",
                 *           "message": "Ann is archived and cannot start a match.",
                 *           "rule": "refused"
                 *         }
                 *       ],
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `player.archived`: The player is archived, or another code that x-problems lists */
        PlayerArchived2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/player.archived",
                 *       "title": "The player is archived",
                 *       "status": 409,
                 *       "code": "player.archived",
                 *       "detail": "Ann is archived and cannot start a match.",
                 *       "errors": [
                 *         {
                 *           "pointer": "/white",
                 *           "message": "Ann is archived and cannot start a match.",
                 *           "rule": "refused"
                 *         }
                 *       ],
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `player.not-found`: No such player */
        PlayerNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/player.not-found",
                 *       "title": "No such player",
                 *       "status": 422,
                 *       "code": "player.not-found",
                 *       "detail": "There is no player with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                 *       "errors": [
                 *         {
                 *           "pointer": "/into",
                 *           "message": "There is no player with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                 *           "rule": "reference"
                 *         }
                 *       ],
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `player.not-found`: No such player */
        PlayerNotFound2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/player.not-found",
                 *       "title": "No such player",
                 *       "status": 404,
                 *       "detail": "No such player.",
                 *       "code": "player.not-found",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `request.invalid`: The request is malformed. `request.not-acceptable`: The answer has no acceptable form. `request.too-large`: The request is too large. `service.failed`: The service failed. `service.unavailable`: The service is unavailable. `request.unauthenticated`: A valid token is needed. `request.forbidden`: The token does not allow this. `request.rate-limited`: Too many failed attempts. `service.busy`: Too many requests at once */
        Refused: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/request.invalid",
                 *       "title": "The request is malformed",
                 *       "status": 400,
                 *       "code": "request.invalid",
                 *       "detail": "The body is not JSON: a value belongs where the body ends (line 1, column 9).",
                 *       "params": {
                 *         "line": 1,
                 *         "column": 9,
                 *         "position": 8
                 *       },
                 *       "errors": [
                 *         {
                 *           "pointer": "",
                 *           "message": "is not JSON: a value belongs where the body ends (line 1, column 9)",
                 *           "rule": "format"
                 *         }
                 *       ],
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `request.invalid`: The request is malformed. `request.not-acceptable`: The answer has no acceptable form. `request.too-large`: The request is too large. `service.failed`: The service failed. `service.unavailable`: The service is unavailable. `request.unauthenticated`: A valid token is needed. `request.forbidden`: The token does not allow this. `request.rate-limited`: Too many failed attempts. `service.busy`: Too many requests at once. `request.stale`: The version is out of date. `request.media-type`: The body has an unsupported type. `series.busy`: Too many writers at once. `service.storage-full`: The disk is full */
        RefusedInChanging: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/request.invalid",
                 *       "title": "The request is malformed",
                 *       "status": 400,
                 *       "code": "request.invalid",
                 *       "detail": "The body is not JSON: a value belongs where the body ends (line 1, column 9).",
                 *       "params": {
                 *         "line": 1,
                 *         "column": 9,
                 *         "position": 8
                 *       },
                 *       "errors": [
                 *         {
                 *           "pointer": "",
                 *           "message": "is not JSON: a value belongs where the body ends (line 1, column 9)",
                 *           "rule": "format"
                 *         }
                 *       ],
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `request.invalid`: The request is malformed. `request.not-acceptable`: The answer has no acceptable form. `request.too-large`: The request is too large. `service.failed`: The service failed. `service.unavailable`: The service is unavailable. `request.unauthenticated`: A valid token is needed. `request.forbidden`: The token does not allow this. `request.rate-limited`: Too many failed attempts. `service.busy`: Too many requests at once. `request.media-type`: The body has an unsupported type. `idempotency.mismatch`: The idempotency key belongs to another request. `series.busy`: Too many writers at once. `service.storage-full`: The disk is full */
        RefusedInMaking: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/request.invalid",
                 *       "title": "The request is malformed",
                 *       "status": 400,
                 *       "code": "request.invalid",
                 *       "detail": "The body is not JSON: a value belongs where the body ends (line 1, column 9).",
                 *       "params": {
                 *         "line": 1,
                 *         "column": 9,
                 *         "position": 8
                 *       },
                 *       "errors": [
                 *         {
                 *           "pointer": "",
                 *           "message": "is not JSON: a value belongs where the body ends (line 1, column 9)",
                 *           "rule": "format"
                 *         }
                 *       ],
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `request.invalid`: The request is malformed. `request.not-acceptable`: The answer has no acceptable form. `request.too-large`: The request is too large. `service.failed`: The service failed. `service.unavailable`: The service is unavailable. `request.unauthenticated`: A valid token is needed. `request.forbidden`: The token does not allow this. `request.rate-limited`: Too many failed attempts. `service.busy`: Too many requests at once. `request.stale`: The version is out of date. `request.media-type`: The body has an unsupported type. `idempotency.mismatch`: The idempotency key belongs to another request. `series.busy`: Too many writers at once. `service.storage-full`: The disk is full */
        RefusedInWriting: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/request.invalid",
                 *       "title": "The request is malformed",
                 *       "status": 400,
                 *       "code": "request.invalid",
                 *       "detail": "The body is not JSON: a value belongs where the body ends (line 1, column 9).",
                 *       "params": {
                 *         "line": 1,
                 *         "column": 9,
                 *         "position": 8
                 *       },
                 *       "errors": [
                 *         {
                 *           "pointer": "",
                 *           "message": "is not JSON: a value belongs where the body ends (line 1, column 9)",
                 *           "rule": "format"
                 *         }
                 *       ],
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `request.invalid`: The request is malformed. `request.not-acceptable`: The answer has no acceptable form. `request.too-large`: The request is too large. `service.failed`: The service failed. `service.unavailable`: The service is unavailable */
        RefusedToAnybody: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/request.invalid",
                 *       "title": "The request is malformed",
                 *       "status": 400,
                 *       "code": "request.invalid",
                 *       "detail": "The body is not JSON: a value belongs where the body ends (line 1, column 9).",
                 *       "params": {
                 *         "line": 1,
                 *         "column": 9,
                 *         "position": 8
                 *       },
                 *       "errors": [
                 *         {
                 *           "pointer": "",
                 *           "message": "is not JSON: a value belongs where the body ends (line 1, column 9)",
                 *           "rule": "format"
                 *         }
                 *       ],
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `round.not-whole`: Everybody needs one place, or another code that x-problems lists */
        RoundNotWhole: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/round.not-whole",
                 *       "title": "Everybody needs one place",
                 *       "status": 422,
                 *       "code": "round.not-whole",
                 *       "detail": "Without a place: Ann Missing. In two places: Bob Twice. Not in the tournament, or withdrawn: Cyn Gone. A round has each entrant who is in exactly once, in a pair or with a bye (T15).",
                 *       "params": {
                 *         "missing": [
                 *           "0199d0c5-3a4e-7cc1-9c0d-000000000000"
                 *         ],
                 *         "twice": [
                 *           "0199d0c5-3a4e-7cc1-9c0d-000000000001"
                 *         ],
                 *         "out": [
                 *           "0199d0c5-3a4e-7cc1-9c0d-000000000002"
                 *         ]
                 *       },
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description The ruling. */
        Ruling: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RulingDto"];
            };
        };
        /** @description The season. */
        Season: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SeasonDto"];
            };
        };
        /** @description `season.not-found`: No such season */
        SeasonNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/season.not-found",
                 *       "title": "No such season",
                 *       "status": 404,
                 *       "code": "season.not-found",
                 *       "detail": "There is no season with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `token.not-found`: No such token */
        TokenNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/token.not-found",
                 *       "title": "No such token",
                 *       "status": 404,
                 *       "code": "token.not-found",
                 *       "detail": "There is no token with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description The tournament. */
        Tournament: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TournamentDto"];
            };
        };
        /** @description The tournament. With `dryRun=true`: what would change. */
        Tournament2: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TournamentDto"] | components["schemas"]["PairingCorrectionAnswerDto"];
            };
        };
        /** @description `tournament.not-found`: No such tournament */
        TournamentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/tournament.not-found",
                 *       "title": "No such tournament",
                 *       "status": 422,
                 *       "code": "tournament.not-found",
                 *       "detail": "There is no tournament with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                 *       "errors": [
                 *         {
                 *           "pointer": "/tournamentId",
                 *           "message": "There is no tournament with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                 *           "rule": "reference"
                 *         }
                 *       ],
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `tournament.not-found`: No such tournament */
        TournamentNotFound2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/tournament.not-found",
                 *       "title": "No such tournament",
                 *       "status": 404,
                 *       "detail": "No such tournament.",
                 *       "code": "tournament.not-found",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `tournament.not-found`: No such tournament, or another code that x-problems lists */
        TournamentNotFound3: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/tournament.not-found",
                 *       "title": "No such tournament",
                 *       "status": 404,
                 *       "detail": "No such tournament.",
                 *       "code": "tournament.not-found",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `tournament.wrong-time`: Not possible at this time */
        TournamentWrongTime: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/tournament.wrong-time",
                 *       "title": "Not possible at this time",
                 *       "status": 409,
                 *       "code": "tournament.wrong-time",
                 *       "detail": "The tournament is already finished.",
                 *       "params": {
                 *         "act": "finish",
                 *         "status": "finished"
                 *       },
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `tournament.wrong-time`: Not possible at this time, or another code that x-problems lists */
        TournamentWrongTime2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/tournament.wrong-time",
                 *       "title": "Not possible at this time",
                 *       "status": 409,
                 *       "code": "tournament.wrong-time",
                 *       "detail": "The tournament is already finished.",
                 *       "params": {
                 *         "act": "finish",
                 *         "status": "finished"
                 *       },
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `request.version-required`: If-Match is required */
        VersionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/request.version-required",
                 *       "title": "If-Match is required",
                 *       "status": 428,
                 *       "code": "request.version-required",
                 *       "detail": "Send the version that you have seen as If-Match, including the quotes of the ETag.",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `webhook.not-found`: No such webhook */
        WebhookNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/webhook.not-found",
                 *       "title": "No such webhook",
                 *       "status": 404,
                 *       "code": "webhook.not-found",
                 *       "detail": "There is no webhook with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
        /** @description `webhook.paused`: The webhook is paused */
        WebhookPaused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/webhook.paused",
                 *       "title": "The webhook is paused",
                 *       "status": 409,
                 *       "code": "webhook.paused",
                 *       "detail": "The webhook is paused. Resume it before you send anything again.",
                 *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                 *     }
                 */
                "application/problem+json": components["schemas"]["ProblemDto"];
            };
        };
    };
    parameters: {
        /** @description Only events after this version. */
        After: number;
        /** @description How much a match to 1 can change a rating at most, without a ramp. */
        Base: number;
        /** @description The `nextCursor` of the previous page. */
        Cursor: string;
        /** @description Where the last page ended: its `nextCursor`. */
        Cursor2: number;
        /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
        DryRun: boolean;
        /** @description The id of the entry. */
        EntryId: string;
        /** @description Whether the ramp looks at the experience before the match or with it. */
        ExperienceTiming: components["schemas"]["ExperienceTiming"];
        /** @description The name or id of a flight. */
        Flight: string;
        /** @description The name of a flight; without it those of the last stage that is drawn. */
        Flight2: string;
        /** @description Only evenings opened at this time or later. */
        From: string;
        /** @description The id of the game. */
        GameId: string;
        /** @description The id of the thing. */
        Id: string;
        /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
        IdempotencyKey: string;
        /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
        IfMatch: string;
        /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
        IfMatch2: string;
        /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. Required unless `dryRun` is set. */
        IfMatch3: string;
        /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
        IfNoneMatch: string;
        /** @description `true`: only pairings not begun though their round has started, or without a result that is due. */
        Late: boolean;
        /** @description The largest number of items to return. */
        Limit: number;
        /** @description How many events at most. */
        Limit2: number;
        /** @description The id of the match. */
        MatchId: string;
        /** @description The place of the penalty in the list of its match, from 1. */
        Penalty: number;
        /** @description The id of the pairing. */
        Pid: string;
        /** @description The id of a player. */
        Player: string;
        /** @description How fast new players move: `fibs` up to 5 times, `gentle` up to twice, `none` like all players. */
        Ramp: components["schemas"]["Ramp"];
        /** @description The number of a round. */
        Round: number;
        /** @description The number of the round in its stage, from 1. */
        Round2: number;
        /** @description By place, by table, or by the first name of the two. */
        Sort: components["schemas"]["Sort"];
        /** @description The difference of ratings at which the better one wins a match to 1 ten times as often. */
        Spread: number;
        /** @description The rating of a player who has none yet. */
        Start: number;
        /** @description Only pairings with this status. */
        Status: components["schemas"]["PairingStatus"];
        /** @description Only the pairings at this table. */
        Table: string;
        /** @description Only evenings opened before this time. */
        To: string;
        /** @description The board after so many turns, 0 being the start. Default: as it is now, the roll on it included. */
        Turn: number;
        /** @description The id of a variant, as matches show it; each has ratings of its own. */
        Variant: string;
        /** @description The version of the act in the record of its tournament, or of any of its events. */
        Version: number;
        /** @description Whose seat the board is seen from. */
        View: components["schemas"]["Side"];
        /** @description Seconds to wait for an event where there is none yet. */
        Wait: number;
    };
    requestBodies: never;
    headers: {
        /** @description The version of the resource, then a dot and a text that changes with everything else the answer shows, such as names. Of what belongs to a tournament the version is that of the tournament; any other list has none, and its tag is only the text. */
        ETag: string;
        /** @description `true` where the service answered the same request with the same `Idempotency-Key` before: this is that answer, and nothing was done again. */
        IdempotentReplayed: boolean;
        /** @description The address of the next page, where there is one. */
        Link: string;
        /** @description The address of the new resource. */
        Location: string;
        /** @description How many wrong tokens the address may still send (`r`), and the seconds until it may send all of them again (`t`). */
        RateLimit: string;
        /** @description How many wrong tokens (`q`) an address may send in so many seconds (`w`). */
        RateLimitPolicy: string;
        /** @description Seconds after which to try again. */
        RetryAfter: number;
        /** @description With 401: how the service takes tokens. */
        WWWAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listTokens: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tokens. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTokenDto"];
            };
        };
        responses: {
            /** @description The token. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTokenDto"];
                };
            };
            409: components["responses"]["PlayerArchived"];
            422: components["responses"]["PlayerNotFound"];
            default: components["responses"]["RefusedInMaking"];
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TokenNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked token. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenDto"];
                };
            };
            404: components["responses"]["TokenNotFound"];
            /** @description `token.last-director`: The last director's token */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/token.last-director",
                     *       "title": "The last director's token",
                     *       "status": 409,
                     *       "code": "token.last-director",
                     *       "detail": "This director's token lasts longest. There is no other valid one. Make one that does not expire before revoking it.",
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    drawQrCode: {
        parameters: {
            query: {
                /** @description What the code says. */
                text: string;
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drawing; the same text always gives the same one. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    listPlayers: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Part of the name or the nickname, in capital or small letters. */
                q?: string;
                /** @description The whole name or nickname, in capital or small letters: only the players with exactly this one. */
                name?: string;
                /** @description `true`: archived and merged players too. */
                archived?: boolean;
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of players. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    createPlayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePlayerDto"];
            };
        };
        responses: {
            /** @description The player. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerDto"];
                };
            };
            default: components["responses"]["RefusedInMaking"];
        };
    };
    importPlayers: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
                /** @description For a name that the club knows already: report it, or add another person of that name. */
                duplicates?: components["schemas"]["Duplicates"];
            };
            header?: {
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
                "text/csv": string;
            };
        };
        responses: {
            /** @description What became of each line. With `dryRun=true`: what would. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleImportDto"];
                };
            };
            default: components["responses"]["RefusedInMaking"];
        };
    };
    getPlayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Player"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["PlayerNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    archivePlayer: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archived player. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerDto"];
                };
            };
            404: components["responses"]["PlayerNotFound2"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    updatePlayer: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePlayerDto"];
            };
        };
        responses: {
            200: components["responses"]["Player"];
            404: components["responses"]["PlayerNotFound2"];
            /** @description `player.merged`: The player was merged into another one */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/player.merged",
                     *       "title": "The player was merged into another one",
                     *       "status": 409,
                     *       "code": "player.merged",
                     *       "detail": "One has been merged into another player and stays merged.",
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    mergePlayers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergePlayerDto"];
            };
        };
        responses: {
            /** @description The merged player, with `mergedInto`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerDto"];
                };
            };
            404: components["responses"]["PlayerNotFound2"];
            /** @description `player.merge-impossible`: These players cannot be merged */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/player.merge-impossible",
                     *       "title": "These players cannot be merged",
                     *       "status": 409,
                     *       "code": "player.merge-impossible",
                     *       "detail": "Ann is archived.",
                     *       "errors": [
                     *         {
                     *           "pointer": "/into",
                     *           "message": "Ann is archived.",
                     *           "rule": "refused"
                     *         }
                     *       ],
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            422: components["responses"]["PlayerNotFound"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    getClub: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Club"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    updateClub: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateClubDto"];
            };
        };
        responses: {
            200: components["responses"]["Club"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only those about this tournament. */
                tournamentId?: string;
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of announcements. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    announce: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAnnouncementDto"];
            };
        };
        responses: {
            /** @description The announcement. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementDto"];
                };
            };
            422: components["responses"]["TournamentNotFound"];
            default: components["responses"]["RefusedInMaking"];
        };
    };
    getAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Announcement"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["AnnouncementNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    endAnnouncement: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Announcement"];
            404: components["responses"]["AnnouncementNotFound"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game; that of a chouette by `kind`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDto"] | components["schemas"]["ChouetteGameDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["GameNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    actInGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameAction"] | {
                    actions: components["schemas"]["GameAction"][];
                };
            };
        };
        responses: {
            /** @description The game afterwards, and what was recorded; that of a chouette by `game.kind`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActedDto"] | components["schemas"]["ChouetteActedDto"];
                };
            };
            /** @description `play.unreadable`: The play cannot be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/play.unreadable",
                     *       "title": "The play cannot be read",
                     *       "status": 400,
                     *       "code": "play.unreadable",
                     *       "detail": "\"knight\" is not a play. Write a play as in 13/8 6/5*, bar/22, 6/off or 8/4(2) (R101).",
                     *       "params": {
                     *         "play": "knight to f3",
                     *         "token": "knight"
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            404: components["responses"]["GameNotFound"];
            /** @description `resign.not-allowed`: Resigning is not allowed now, or another code that x-problems lists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/resign.not-allowed",
                     *       "title": "Resigning is not allowed now",
                     *       "status": 409,
                     *       "detail": "Resigning is not allowed now.",
                     *       "code": "resign.not-allowed",
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de",
                     *       "params": {
                     *         "side": "white",
                     *         "policy": "off"
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            /** @description `play.bar-first`: Checkers on the bar must enter first, or another code that x-problems lists */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/play.bar-first",
                     *       "title": "Checkers on the bar must enter first",
                     *       "status": 422,
                     *       "detail": "Checkers on the bar must enter first.",
                     *       "code": "play.bar-first",
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de",
                     *       "params": {
                     *         "roll": "6-1",
                     *         "play": "13/7 8/7",
                     *         "move": "13/7",
                     *         "from": 13,
                     *         "to": 7,
                     *         "onBar": 1
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            /** @description `side.required`: The request must say whose act this is, or another code that x-problems lists */
            428: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/side.required",
                     *       "title": "The request must say whose act this is",
                     *       "status": 428,
                     *       "code": "side.required",
                     *       "detail": "Say whose act this is, so that a doubled click never acts for the other side: add \"side\": \"white\" or \"side\": \"black\", or send the version that you have seen as If-Match.",
                     *       "errors": [
                     *         {
                     *           "pointer": "/side",
                     *           "message": "is required unless If-Match names one version",
                     *           "rule": "required"
                     *         }
                     *       ],
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["RefusedInWriting"];
        };
    };
    listLegalPlays: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plays. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalPlaysDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["GameNotFound"];
            /** @description `game.finished`: The game is over, or another code that x-problems lists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/game.finished",
                     *       "title": "The game is over",
                     *       "status": 409,
                     *       "code": "game.finished",
                     *       "detail": "This game is already finished and takes no further actions.",
                     *       "params": {},
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listTurns: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The turns. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TurnsDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["GameNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    getPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description Turns completed; 0 is the start. */
                turn: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The position. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MomentDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["GameNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    drawBoard: {
        parameters: {
            query?: {
                /** @description Whose seat the board is seen from. */
                view?: components["parameters"]["View"];
                /** @description The board after so many turns, 0 being the start. Default: as it is now, the roll on it included. */
                turn?: components["parameters"]["Turn"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drawing. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["GameNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    writeBoard: {
        parameters: {
            query?: {
                /** @description Whose seat the board is seen from. */
                view?: components["parameters"]["View"];
                /** @description The board after so many turns, 0 being the start. Default: as it is now, the roll on it included. */
                turn?: components["parameters"]["Turn"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board in lines of equal letters. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["GameNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    importMatch: {
        parameters: {
            query?: {
                /** @description Whether the starter plays the opening dice or rolls both again. */
                firstRoll?: components["schemas"]["FirstRoll"];
                /** @description With `rerollBothDice`: the starter may double before that roll. */
                cubeBeforeFirstRoll?: boolean;
                /** @description The winner of a game starts the next one without an opening roll. */
                winnerStarts?: boolean;
                /** @description Recorded dice: a die flat on a checker is valid. */
                diceOnCheckerValid?: boolean;
                /** @description Recorded dice: what becomes of a roll that falls before the opponent has played. */
                prematureRoll?: components["schemas"]["PrematureRoll"];
                /** @description A shut-out side that may not double is passed over by itself. Default: true with server dice, false with recorded dice. */
                autoPassShutOut?: boolean;
                /** @description `explicit`: a play is laid out and may be changed until the action `commit`. */
                commit?: components["schemas"]["Commit"];
                /** @description What happens to illegal plays. */
                validation?: components["schemas"]["Validation"];
                /** @description How long an illegal play may be corrected. */
                correctionWindow?: components["schemas"]["CorrectionWindow"];
                /** @description What a backgammon multiplies the cube by. */
                backgammonMultiplier?: components["schemas"]["BackgammonMultiplier"];
                /** @description False: every win counts once. */
                gammons?: boolean;
                /** @description When a side may resign. */
                resignationWhen?: components["schemas"]["ResignationWhen"];
                /** @description Whether a game may be resigned. */
                resignation?: components["schemas"]["Resignation"];
                /** @description Whether a cube is in use. */
                cube?: boolean;
                /** @description Highest value of the cube, a power of two; null: without limit. */
                maxCube?: number | null;
                /** @description What becomes of a double that cannot help the doubler. */
                deadCube?: components["schemas"]["DeadCube"];
                /** @description The Crawford rule. */
                crawford?: boolean;
                /** @description The Holland rule, which needs the Crawford rule. */
                holland?: boolean;
                /** @description Whom the Holland rule binds. */
                hollandApplies?: components["schemas"]["HollandApplies"];
                /** @description Gammons and backgammons count only when a double was taken. */
                jacoby?: boolean;
                /** @description An automatic double counts for the Jacoby rule as a double that was taken. */
                jacobyAfterAutomaticDouble?: boolean;
                /** @description Further turns of the cube in one chain: 1 a beaver, 2 a raccoon too, and so on; null without limit. */
                beavers?: number | null;
                /** @description A redouble can be beavered. */
                beaverOnRedouble?: boolean;
                /** @description A raccoon can be dropped. */
                raccoonDrop?: boolean;
                /** @description How often equal opening dice double the cube in one game; null without limit. */
                automaticDoubles?: number | null;
                /** @description Who decides about automatic doubles after the first; only a chouette has a box. */
                automaticDoublesBeyondFirst?: components["schemas"]["AutomaticDoublesBeyondFirst"];
                /** @description The notation of the text. Default: what the text looks like. */
                format?: components["schemas"]["TranscriptTextFormat"];
                /** @description The player of the left column, or of SGF's White. Without it the name in the transcript means the present player of that name, else the archived one, or the one into whom a player of that name was merged; else the service adds one. */
                white?: string;
                /** @description The player of the right column, or of SGF's Black. Without it the name in the transcript means the present player of that name, else the archived one, or the one into whom a player of that name was merged; else the service adds one. */
                black?: string;
                /** @description Default: the built-in variant that the header of the transcript names; without a header, backgammon. */
                variant?: components["schemas"]["VariantName"];
                /** @description Reads the transcript as a money session, whatever length it names, like "16 point match" over one game. */
                as?: "money";
                /** @description Money sessions: what a point is worth, in the smallest unit. Default 1. */
                stake?: number;
                /** @description Money sessions: the currency of the stake (ISO 4217). */
                currency?: string;
                /** @description When the match was played. Default: what the transcript says (`EventDate`, `DT`), else when it was finished. */
                playedAt?: string;
            };
            header?: {
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
                "application/x-go-sgf": string;
            };
        };
        responses: {
            /** @description The match, and what was read with care. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedMatchDto"];
                };
            };
            400: components["responses"]["ConfigInvalid"];
            409: components["responses"]["PlayerArchived2"];
            /** @description `transcript.unreadable`: The transcript cannot be read, or another code that x-problems lists */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/transcript.unreadable",
                     *       "title": "The transcript cannot be read",
                     *       "status": 422,
                     *       "code": "transcript.unreadable",
                     *       "detail": "The transcript cannot be read at line 1: it contains no game.",
                     *       "params": {
                     *         "line": 1,
                     *         "column": null,
                     *         "game": null,
                     *         "turn": null,
                     *         "reason": "no-game",
                     *         "text": ""
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["RefusedInMaking"];
        };
    };
    getMatchTranscript: {
        parameters: {
            query?: {
                /** @description `mat`: the text that GNU Backgammon, eXtreme Gammon and most sites read. `sgf`: what GNU Backgammon saves, which also tells beavers, resignations and the Jacoby rule. `json`: the same, for programs. */
                format?: components["schemas"]["TranscriptFormat"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transcript as far as the match has been played. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description A name for the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                    "application/x-go-sgf": string;
                    "application/json": components["schemas"]["TranscriptDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["MatchNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    importResults: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
                /** @description Also imports results of the same date, people, length and score as a match that the club has already. */
                again?: boolean;
            };
            header?: {
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
                "text/csv": string;
            };
        };
        responses: {
            /** @description What became of each line. With `dryRun=true`: what would. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultsImportDto"];
                };
            };
            default: components["responses"]["RefusedInMaking"];
        };
    };
    listMatches: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only matches of this status. */
                status?: components["schemas"]["MatchStatus"];
                /** @description Only matches of this player. */
                playerId?: string;
                /** @description `none`: only matches outside of tournaments. */
                tournament?: "none";
                /** @description `begun`: the match that began last comes first. `ended`: only finished matches, the one that ended last first. */
                order?: components["schemas"]["ListMatchesOrder"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MatchList"];
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    createMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMatchDto"];
            };
        };
        responses: {
            /** @description The match. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchDto"];
                };
            };
            400: components["responses"]["ConfigInvalid"];
            409: components["responses"]["PlayerArchived"];
            /** @description `match.same-player`: Same player twice, or another code that x-problems lists */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/match.same-player",
                     *       "title": "Same player twice",
                     *       "status": 422,
                     *       "code": "match.same-player",
                     *       "detail": "White and black must be different players.",
                     *       "params": {},
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["RefusedInMaking"];
        };
    };
    getMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The match. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["MatchNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    startGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartGameDto"];
            };
        };
        responses: {
            /** @description The game. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameDto"];
                };
            };
            404: components["responses"]["MatchNotFound"];
            /** @description `game.open`: A game is open, or another code that x-problems lists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/game.open",
                     *       "title": "A game is open",
                     *       "status": 409,
                     *       "code": "game.open",
                     *       "detail": "Game 2 is still open. Finish it first.",
                     *       "params": {
                     *         "number": 2,
                     *         "gameId": "0199d0c5-3a4e-7cc1-9c0d-000000000000"
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            /** @description `result.cube-impossible`: The cube cannot have that value, or another code that x-problems lists */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/result.cube-impossible",
                     *       "title": "The cube cannot have that value",
                     *       "status": 422,
                     *       "code": "result.cube-impossible",
                     *       "detail": "The cube cannot show 3 here: it shows 1, 2, 4 and so on, as far as the score and the rules let it rise (R61, R69).",
                     *       "params": {
                     *         "cube": 3,
                     *         "crawford": false
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["RefusedInWriting"];
        };
    };
    reportMatchResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchResultDto"];
            };
        };
        responses: {
            200: components["responses"]["Match"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchFinished"];
            422: components["responses"]["MatchScoreImpossible"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    setMatchClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseClockAct"] | components["schemas"]["ResumeClockAct"] | components["schemas"]["AdjustClockAct"] | components["schemas"]["IntroduceClockAct"];
            };
        };
        responses: {
            200: components["responses"]["Match"];
            400: components["responses"]["ConfigInvalid"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchFinished"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    closeSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchDto"];
                };
            };
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchFinished"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    getSessionLedger: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledger. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["MatchNotFound"];
            /** @description `match.not-a-session`: Not a money session */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/match.not-a-session",
                     *       "title": "Not a money session",
                     *       "status": 409,
                     *       "code": "match.not-a-session",
                     *       "detail": "Only a money session has a ledger and can be closed. A match to points ends when a side reaches its length: report its result or end it by a decision.",
                     *       "params": {},
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMatchEvents: {
        parameters: {
            query?: {
                /** @description Only events after this version. */
                after?: components["parameters"]["After"];
                /** @description Where the last page ended: its `nextCursor`. */
                cursor?: components["parameters"]["Cursor2"];
                /** @description How many events at most. */
                limit?: components["parameters"]["Limit2"];
                /** @description Seconds to wait for an event where there is none yet. */
                wait?: components["parameters"]["Wait"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events, oldest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchEventListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["MatchNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    listMatchesOfPlayer: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MatchList"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["PlayerNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    correctGameResult: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. Required unless `dryRun` is set. */
                "If-Match"?: components["parameters"]["IfMatch3"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the game. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectGameDto"];
            };
        };
        responses: {
            200: components["responses"]["Correction"];
            404: components["responses"]["MatchNotFound2"];
            /** @description `game.correction-not-allowed`: No correction now, or another code that x-problems lists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/game.correction-not-allowed",
                     *       "title": "No correction now",
                     *       "status": 409,
                     *       "code": "game.correction-not-allowed",
                     *       "detail": "Only the opponent or the director decides whether the play must be corrected (R44, condone).",
                     *       "params": {
                     *         "reason": "opponent-only",
                     *         "side": "white"
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            /** @description `match.score-impossible`: No such score, or another code that x-problems lists */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/match.score-impossible",
                     *       "title": "No such score",
                     *       "status": 422,
                     *       "code": "match.score-impossible",
                     *       "detail": "0-3 cannot be the final score of this match to 3: the score is already 2-2 (R71).",
                     *       "params": {
                     *         "reason": "below-present",
                     *         "length": 3,
                     *         "white": 0,
                     *         "black": 3,
                     *         "presentWhite": 2,
                     *         "presentBlack": 2
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    correctMatchResult: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. Required unless `dryRun` is set. */
                "If-Match"?: components["parameters"]["IfMatch3"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectMatchDto"];
            };
        };
        responses: {
            200: components["responses"]["Correction"];
            404: components["responses"]["MatchNotFound"];
            /** @description `match.correction-not-allowed`: The match has no end to correct this way, or another code that x-problems lists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/match.correction-not-allowed",
                     *       "title": "The match has no end to correct this way",
                     *       "status": 409,
                     *       "code": "match.correction-not-allowed",
                     *       "detail": "The match is still open. Report its result instead of correcting it.",
                     *       "params": {
                     *         "reason": "not-ended"
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            422: components["responses"]["MatchScoreImpossible"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    voidMatch: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. Required unless `dryRun` is set. */
                "If-Match"?: components["parameters"]["IfMatch3"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoidMatchDto"];
            };
        };
        responses: {
            200: components["responses"]["Correction"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchVoidingNotAllowed"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    reinstateMatch: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. Required unless `dryRun` is set. */
                "If-Match"?: components["parameters"]["IfMatch3"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReinstateMatchDto"];
            };
        };
        responses: {
            200: components["responses"]["Correction"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchVoidingNotAllowed"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    addMatchPenalty: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivePenaltyDto"];
            };
        };
        responses: {
            /** @description The match. With `dryRun=true`: what would change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchDto"] | components["schemas"]["CorrectionDto"];
                };
            };
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchFinished"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    cancelMatchPenalty: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. Required unless `dryRun` is set. */
                "If-Match"?: components["parameters"]["IfMatch3"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The place of the penalty in the list of its match, from 1. */
                penalty: components["parameters"]["Penalty"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelPenaltyDto"];
            };
        };
        responses: {
            200: components["responses"]["Correction"];
            404: components["responses"]["MatchNotFound2"];
            409: components["responses"]["MatchMoneySession"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    correctMatchLength: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. Required unless `dryRun` is set. */
                "If-Match"?: components["parameters"]["IfMatch3"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectLengthDto"];
            };
        };
        responses: {
            200: components["responses"]["Correction"];
            404: components["responses"]["MatchNotFound"];
            409: components["responses"]["MatchMoneySession"];
            422: components["responses"]["MatchScoreImpossible"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    listChouettes: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only those still going on, or only closed ones. */
                status?: components["schemas"]["ListedChouetteStatus"];
                /** @description Only those with this player. */
                playerId?: string;
                /** @description Only those of this saved group. */
                groupId?: string;
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of chouettes. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChouetteListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    createChouette: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChouetteDto"];
            };
        };
        responses: {
            /** @description The chouette. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChouetteDto"];
                };
            };
            400: components["responses"]["ConfigInvalid"];
            409: components["responses"]["ChouetteFull"];
            422: components["responses"]["ChouetteSamePlayer"];
            default: components["responses"]["RefusedInMaking"];
        };
    };
    getChouette: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Chouette"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["ChouetteNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    throwForOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderThrowsDto"];
            };
        };
        responses: {
            /** @description The chouette, with those who throw next in `toThrow`. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChouetteDto"];
                };
            };
            404: components["responses"]["ChouetteNotFound"];
            409: components["responses"]["ChouetteWrongMoment"];
            /** @description `chouette.order-throw`: Not the expected throws, or another code that x-problems lists */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/chouette.order-throw",
                     *       "title": "Not the expected throws",
                     *       "status": 422,
                     *       "detail": "Not the expected throws.",
                     *       "code": "chouette.order-throw",
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de",
                     *       "params": {
                     *         "reason": "not-to-throw",
                     *         "player": "01998a3e-6f0a-7c31-9d6e-0242ac120002",
                     *         "toThrow": [
                     *           "01998a3e-6f0a-7c31-9d6e-0242ac120003"
                     *         ],
                     *         "orderDice": 1
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["RefusedInWriting"];
        };
    };
    startChouetteGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartChouetteGameDto"];
            };
        };
        responses: {
            /** @description The game. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChouetteGameDto"];
                };
            };
            404: components["responses"]["ChouetteNotFound"];
            409: components["responses"]["ChouettePartnerNeeded"];
            422: components["responses"]["ChouetteOutcomeImpossible"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    tryScoreSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScoreSheetDto"];
            };
        };
        responses: {
            /** @description The points, and the seats. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EveningDto"];
                };
            };
            404: components["responses"]["ChouetteNotFound"];
            409: components["responses"]["ChouettePartnerNeeded"];
            415: components["responses"]["MediaType"];
            422: components["responses"]["ChouetteOutcomeImpossible"];
            default: components["responses"]["Refused"];
        };
    };
    joinChouette: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinDto"];
            };
        };
        responses: {
            200: components["responses"]["Chouette2"];
            404: components["responses"]["ChouetteNotFound"];
            409: components["responses"]["ChouetteFull"];
            422: components["responses"]["PlayerNotFound"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    leaveChouette: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the player. */
                playerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Chouette"];
            404: components["responses"]["ChouetteNotFound"];
            409: components["responses"]["ChouetteNotSeated"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    actAtTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatAct"] | components["schemas"]["InvitePartnerAct"] | components["schemas"]["BuyBoxAct"] | components["schemas"]["SettleAct"] | components["schemas"]["NameProxyAct"] | components["schemas"]["EndProxyAct"] | components["schemas"]["AbandonAct"] | components["schemas"]["SetSeatsAct"] | components["schemas"]["AdjustAct"];
            };
        };
        responses: {
            200: components["responses"]["Chouette2"];
            404: components["responses"]["ChouetteNotFound"];
            409: components["responses"]["ChouetteNotSeated"];
            /** @description `chouette.too-few-players`: Too few players, or another code that x-problems lists */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/chouette.too-few-players",
                     *       "title": "Too few players",
                     *       "status": 422,
                     *       "code": "chouette.too-few-players",
                     *       "detail": "A chouette needs at least three players to begin (C3).",
                     *       "params": {
                     *         "fewest": 3
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["RefusedInWriting"];
        };
    };
    listChouetteEvents: {
        parameters: {
            query?: {
                /** @description Only events after this version. */
                after?: components["parameters"]["After"];
                /** @description Where the last page ended: its `nextCursor`. */
                cursor?: components["parameters"]["Cursor2"];
                /** @description How many events at most. */
                limit?: components["parameters"]["Limit2"];
                /** @description Seconds to wait for an event where there is none yet. */
                wait?: components["parameters"]["Wait"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events, oldest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChouetteEventListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["ChouetteNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    closeChouette: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Chouette2"];
            404: components["responses"]["ChouetteNotFound"];
            409: components["responses"]["ChouetteWrongMoment"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    listChouetteGroups: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of groups. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChouetteGroupListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    createChouetteGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChouetteGroupDto"];
            };
        };
        responses: {
            /** @description The group. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChouetteGroupDto"];
                };
            };
            400: components["responses"]["ConfigInvalid"];
            409: components["responses"]["ChouetteFull"];
            422: components["responses"]["ChouetteSamePlayer"];
            default: components["responses"]["RefusedInMaking"];
        };
    };
    getChouetteGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChouetteGroup"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["ChouetteGroupNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    removeChouetteGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Answer"];
            404: components["responses"]["ChouetteGroupNotFound"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    updateChouetteGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeChouetteGroupDto"];
            };
        };
        responses: {
            200: components["responses"]["ChouetteGroup"];
            400: components["responses"]["ConfigInvalid"];
            404: components["responses"]["ChouetteGroupNotFound"];
            409: components["responses"]["ChouetteFull"];
            422: components["responses"]["ChouetteSamePlayer"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    getChouetteGroupTotals: {
        parameters: {
            query?: {
                /** @description Only evenings opened at this time or later. */
                from?: components["parameters"]["From"];
                /** @description Only evenings opened before this time. */
                to?: components["parameters"]["To"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupTotalsDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["ChouetteGroupNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    getChouetteLedger: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledger. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChouetteLedgerDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["ChouetteNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    correctChouetteGame: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. Required unless `dryRun` is set. */
                "If-Match"?: components["parameters"]["IfMatch3"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the game. */
                gameId: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChouetteCorrectionDto"];
            };
        };
        responses: {
            /** @description What is different then. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChouetteCorrectedDto"];
                };
            };
            /** @description `chouette.not-found`: No such chouette, or another code that x-problems lists */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/chouette.not-found",
                     *       "title": "No such chouette",
                     *       "status": 404,
                     *       "code": "chouette.not-found",
                     *       "detail": "There is no chouette with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            409: components["responses"]["ChouetteWrongMoment"];
            422: components["responses"]["ChouetteOutcomeImpossible"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    getChouetteSheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SheetDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["ChouetteNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    getChouetteSheetCsv: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table as CSV. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    /** @description A name for the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["ChouetteNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    drawChouettePoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drawing. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["ChouetteNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    drawChouetteTable: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drawing. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["ChouetteNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    listChouettesOfPlayer: {
        parameters: {
            query?: {
                /** @description Only evenings opened at this time or later. */
                from?: components["parameters"]["From"];
                /** @description Only evenings opened before this time. */
                to?: components["parameters"]["To"];
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of evenings, newest first, and the totals of all pages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerChouettesDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["PlayerNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    listTournaments: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only tournaments of these statuses. */
                status?: components["schemas"]["TournamentStatus"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tournaments. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    createTournament: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTournamentDto"];
            };
        };
        responses: {
            /** @description The tournament. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentDto"];
                };
            };
            400: components["responses"]["ConfigInvalid"];
            default: components["responses"]["RefusedInMaking"];
        };
    };
    getTournament: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tournament"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    deleteTournament: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournament is gone. */
            204: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["TournamentNotFound2"];
            409: components["responses"]["TournamentWrongTime"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    changeTournament: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTournamentDto"];
            };
        };
        responses: {
            200: components["responses"]["Tournament"];
            400: components["responses"]["ConfigInvalid"];
            404: components["responses"]["TournamentNotFound2"];
            409: components["responses"]["TournamentWrongTime"];
            422: components["responses"]["EntryNotFound"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    drawTournament: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawDto"];
            };
        };
        responses: {
            /** @description The tournament, drawn. With `dryRun=true`: what would change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentDto"] | components["schemas"]["PairingCorrectionAnswerDto"];
                };
            };
            400: components["responses"]["ConfigInvalid"];
            404: components["responses"]["TournamentNotFound2"];
            409: components["responses"]["TournamentWrongTime2"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    listRounds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rounds. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundsDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    pairNextRound: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairRoundDto"];
            };
        };
        responses: {
            /** @description The tournament with the new round, or the round that is proposed. With `dryRun=true`: what would change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentDto"] | components["schemas"]["RoundDto"] | components["schemas"]["PairingCorrectionAnswerDto"];
                };
            };
            400: components["responses"]["ConfigInvalid"];
            404: components["responses"]["TournamentNotFound2"];
            409: components["responses"]["TournamentWrongTime2"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    startLastChance: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tournament2"];
            404: components["responses"]["TournamentNotFound2"];
            409: components["responses"]["TournamentWrongTime2"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    finishTournament: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tournament2"];
            404: components["responses"]["TournamentNotFound2"];
            409: components["responses"]["TournamentWrongTime"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    cancelTournament: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonDto"];
            };
        };
        responses: {
            200: components["responses"]["Tournament2"];
            404: components["responses"]["TournamentNotFound2"];
            409: components["responses"]["TournamentWrongTime"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    listTournamentEvents: {
        parameters: {
            query?: {
                /** @description Only events after this version. */
                after?: components["parameters"]["After"];
                /** @description Where the last page ended: its `nextCursor`. */
                cursor?: components["parameters"]["Cursor2"];
                /** @description How many events at most. */
                limit?: components["parameters"]["Limit2"];
                /** @description Seconds to wait for an event where there is none yet. */
                wait?: components["parameters"]["Wait"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events, oldest first. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEventListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    listEntries: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only entries that are paid (`true`) or not, as far as the reader may know. */
                paid?: boolean;
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the entries. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    createEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEntryDto"];
            };
        };
        responses: {
            /** @description The entry. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryDto"];
                };
            };
            400: components["responses"]["ConfigInvalid"];
            404: components["responses"]["TournamentNotFound2"];
            409: components["responses"]["PlayerArchived2"];
            /** @description `entry.people`: Not so many people are an entry, or another code that x-problems lists */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/entry.people",
                     *       "title": "Not so many people are an entry",
                     *       "status": 422,
                     *       "code": "entry.people",
                     *       "detail": "An entry of this tournament is one player: send no partners and no name.",
                     *       "params": {
                     *         "kind": "singles",
                     *         "people": 2,
                     *         "boards": null
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["RefusedInWriting"];
        };
    };
    getEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the entry. */
                entryId: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound3"];
            default: components["responses"]["Refused"];
        };
    };
    deleteEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the entry. */
                entryId: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry is gone. */
            204: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    changeEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the entry. */
                entryId: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEntryDto"];
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryChangeDto"];
                };
            };
            404: components["responses"]["TournamentNotFound3"];
            /** @description `entry.seed-taken`: The seed is taken, or another code that x-problems lists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/entry.seed-taken",
                     *       "title": "The seed is taken",
                     *       "status": 409,
                     *       "code": "entry.seed-taken",
                     *       "detail": "Ann Seeded is already seeded 1. Give each seed to one entrant (T6).",
                     *       "params": {
                     *         "seed": 1,
                     *         "player": "0199d0c5-3a4e-7cc1-9c0d-000000000000"
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    importEntries: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
                /** @description Adds a player for each name that the club does not know, with the other columns of `importPlayers`. */
                create?: boolean;
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
                "text/csv": string;
            };
        };
        responses: {
            /** @description What became of each line. With `dryRun=true`: what would. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryImportDto"];
                };
            };
            404: components["responses"]["TournamentNotFound2"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    withdrawEntry: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the entry. */
                entryId: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawDto"];
            };
        };
        responses: {
            200: components["responses"]["EntryChange"];
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    returnEntry: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the entry. */
                entryId: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EntryChange"];
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    checkInEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the entry. */
                entryId: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryChangeDto"];
                };
            };
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    disqualifyEntry: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the entry. */
                entryId: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonDto"];
            };
        };
        responses: {
            200: components["responses"]["EntryChange"];
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    replaceEntry: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the entry. */
                entryId: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceDto"];
            };
        };
        responses: {
            /** @description The entry with its new player, and what else changed. With `dryRun=true`: what would change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryChangeDto"] | components["schemas"]["PairingCorrectionAnswerDto"];
                };
            };
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            422: components["responses"]["PlayerNotFound"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    listPairings: {
        parameters: {
            query?: {
                /** @description The name or id of a flight. */
                flight?: components["parameters"]["Flight"];
                /** @description The number of a round. */
                round?: components["parameters"]["Round"];
                /** @description Only pairings with this status. */
                status?: components["parameters"]["Status"];
                /** @description The id of a player. */
                player?: components["parameters"]["Player"];
                /** @description Only the pairings at this table. */
                table?: components["parameters"]["Table"];
                /** @description `true`: only pairings not begun though their round has started, or without a result that is due. */
                late?: components["parameters"]["Late"];
                /** @description By place, by table, or by the first name of the two. */
                sort?: components["parameters"]["Sort"];
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the pairings that are asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairingListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound3"];
            default: components["responses"]["Refused"];
        };
    };
    getPairing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the pairing. */
                pid: components["parameters"]["Pid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pairing"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound3"];
            default: components["responses"]["Refused"];
        };
    };
    changePairing: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the pairing. */
                pid: components["parameters"]["Pid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignTableDto"];
            };
        };
        responses: {
            200: components["responses"]["Pairing"];
            404: components["responses"]["TournamentNotFound3"];
            /** @description `pairing.team-match`: A team match follows from its boards, or another code that x-problems lists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/pairing.team-match",
                     *       "title": "A team match follows from its boards",
                     *       "status": 409,
                     *       "code": "pairing.team-match",
                     *       "detail": "This is a match of two teams on 2 boards. Send what concerns a board to the pairing of that board, which is there as soon as both teams are known.",
                     *       "params": {
                     *         "boards": 2
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    reportPairingResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the pairing. */
                pid: components["parameters"]["Pid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairingReportDto"];
            };
        };
        responses: {
            /** @description The pairing with its result. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairingDto"];
                };
            };
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            422: components["responses"]["MatchScoreImpossible"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    confirmPairingResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the pairing. */
                pid: components["parameters"]["Pid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeantResultDto"];
            };
        };
        responses: {
            /** @description The pairing. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairingDto"];
                };
            };
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    objectToPairingResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the pairing. */
                pid: components["parameters"]["Pid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ObjectionDto"];
            };
        };
        responses: {
            /** @description The pairing, open again. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairingDto"];
                };
            };
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    correctPairingResult: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. Required unless `dryRun` is set. */
                "If-Match"?: components["parameters"]["IfMatch3"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the pairing. */
                pid: components["parameters"]["Pid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairingCorrectionDto"];
            };
        };
        responses: {
            200: components["responses"]["PairingCorrectionAnswer"];
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            422: components["responses"]["MatchScoreImpossible"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    addPairingPenalty: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the pairing. */
                pid: components["parameters"]["Pid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivePenaltyDto"];
            };
        };
        responses: {
            200: components["responses"]["Pairing2"];
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    cancelPairingPenalty: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the pairing. */
                pid: components["parameters"]["Pid"];
                /** @description The place of the penalty in the list of its match, from 1. */
                penalty: components["parameters"]["Penalty"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelPenaltyDto"];
            };
        };
        responses: {
            200: components["responses"]["Pairing2"];
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    correctPairingLength: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. Required unless `dryRun` is set. */
                "If-Match"?: components["parameters"]["IfMatch3"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the pairing. */
                pid: components["parameters"]["Pid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectLengthDto"];
            };
        };
        responses: {
            200: components["responses"]["Pairing2"];
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            422: components["responses"]["MatchScoreImpossible"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    challenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeDto"];
            };
        };
        responses: {
            /** @description The pairing that the challenge makes. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairingDto"];
                };
            };
            404: components["responses"]["TournamentNotFound2"];
            /** @description `tournament.no-ladder`: No ladder to challenge on, or another code that x-problems lists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/tournament.no-ladder",
                     *       "title": "No ladder to challenge on",
                     *       "status": 409,
                     *       "code": "tournament.no-ladder",
                     *       "detail": "A player can challenge only on a ladder that is drawn and not yet finished (T17).",
                     *       "params": {},
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            422: components["responses"]["EntryNotFound"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    unpairRound: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. Required unless `dryRun` is set. */
                "If-Match"?: components["parameters"]["IfMatch3"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The number of the round in its stage, from 1. */
                round: components["parameters"]["Round2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What changed, or would change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairingCorrectionAnswerDto"];
                };
            };
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    changeRound: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. Required unless `dryRun` is set. */
                "If-Match"?: components["parameters"]["IfMatch3"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The number of the round in its stage, from 1. */
                round: components["parameters"]["Round2"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRoundDto"];
            };
        };
        responses: {
            /** @description The round. With `dryRun=true`: what would change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundDto"] | components["schemas"]["PairingCorrectionAnswerDto"];
                };
            };
            400: components["responses"]["ConfigInvalid"];
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            422: components["responses"]["RoundNotWhole"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    publishRound: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The number of the round in its stage, from 1. */
                round: components["parameters"]["Round2"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoundTimesDto"];
            };
        };
        responses: {
            /** @description The round. With `dryRun=true`: what would change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundDto"] | components["schemas"]["PairingCorrectionAnswerDto"];
                };
            };
            400: components["responses"]["ConfigInvalid"];
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            /** @description `round.not-whole`: Everybody needs one place */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/round.not-whole",
                     *       "title": "Everybody needs one place",
                     *       "status": 422,
                     *       "code": "round.not-whole",
                     *       "detail": "Without a place: Ann Missing. In two places: Bob Twice. Not in the tournament, or withdrawn: Cyn Gone. A round has each entrant who is in exactly once, in a pair or with a bye (T15).",
                     *       "params": {
                     *         "missing": [
                     *           "0199d0c5-3a4e-7cc1-9c0d-000000000000"
                     *         ],
                     *         "twice": [
                     *           "0199d0c5-3a4e-7cc1-9c0d-000000000001"
                     *         ],
                     *         "out": [
                     *           "0199d0c5-3a4e-7cc1-9c0d-000000000002"
                     *         ]
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["RefusedInWriting"];
        };
    };
    swapEntrants: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwapEntrantsDto"];
            };
        };
        responses: {
            200: components["responses"]["PairingCorrectionAnswer"];
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            422: components["responses"]["RoundNotWhole"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    assignTables: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignTablesDto"];
            };
        };
        responses: {
            /** @description Who got a table. With `dryRun=true`: what would change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedTablesDto"] | components["schemas"]["PairingCorrectionAnswerDto"];
                };
            };
            404: components["responses"]["TournamentNotFound2"];
            409: components["responses"]["TournamentWrongTime"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    setEntryByes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the entry. */
                entryId: components["parameters"]["EntryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedByesDto"];
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryDto"];
                };
            };
            400: components["responses"]["ConfigInvalid"];
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime2"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    getStandings: {
        parameters: {
            query?: {
                /** @description The name of a flight; without it those of the last stage that is drawn. */
                flight?: components["parameters"]["Flight2"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The standings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingsDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound3"];
            default: components["responses"]["Refused"];
        };
    };
    getStandingsCsv: {
        parameters: {
            query?: {
                /** @description The name of a flight; without it those of the last stage that is drawn. */
                flight?: components["parameters"]["Flight2"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The standings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound3"];
            default: components["responses"]["Refused"];
        };
    };
    getStandingsPage: {
        parameters: {
            query?: {
                /** @description The name of a flight; without it those of the last stage that is drawn. */
                flight?: components["parameters"]["Flight2"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound3"];
            default: components["responses"]["Refused"];
        };
    };
    getPairingsPage: {
        parameters: {
            query?: {
                /** @description The name or id of a flight. */
                flight?: components["parameters"]["Flight"];
                /** @description The number of a round. */
                round?: components["parameters"]["Round"];
                /** @description Only pairings with this status. */
                status?: components["parameters"]["Status"];
                /** @description The id of a player. */
                player?: components["parameters"]["Player"];
                /** @description Only the pairings at this table. */
                table?: components["parameters"]["Table"];
                /** @description `true`: only pairings not begun though their round has started, or without a result that is due. */
                late?: components["parameters"]["Late"];
                /** @description By place, by table, or by the first name of the two. */
                sort?: components["parameters"]["Sort"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound3"];
            default: components["responses"]["Refused"];
        };
    };
    getPayouts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payouts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaidPrizesDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    getBracket: {
        parameters: {
            query?: {
                /** @description The name of a flight; without it all of them. */
                flight?: string;
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brackets. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BracketDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound3"];
            default: components["responses"]["Refused"];
        };
    };
    getBracketPicture: {
        parameters: {
            query?: {
                /** @description The name of a flight; without it those of the last stage that is drawn. */
                flight?: components["parameters"]["Flight2"];
                /** @description `print`: one sheet of A4 across. `phone`: one round beneath the other. */
                width?: components["schemas"]["BracketWidth"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound3"];
            default: components["responses"]["Refused"];
        };
    };
    getBracketPage: {
        parameters: {
            query?: {
                /** @description The name of a flight; without it those of the last stage that is drawn. */
                flight?: components["parameters"]["Flight2"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound3"];
            default: components["responses"]["Refused"];
        };
    };
    listTournamentActs: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of acts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentActListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    undoTournamentAct: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoDto"];
            };
        };
        responses: {
            /** @description The act, and what is otherwise without it. With `dryRun=true`: what would be. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoAnswerDto"];
                };
            };
            404: components["responses"]["TournamentNotFound2"];
            /** @description `undo.nothing`: Nothing to undo, or another code that x-problems lists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/undo.nothing",
                     *       "title": "Nothing to undo",
                     *       "status": 409,
                     *       "code": "undo.nothing",
                     *       "detail": "The record of this tournament has no act with the version 12.",
                     *       "params": {
                     *         "version": 12
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["RefusedInWriting"];
        };
    };
    appealAgainstRuling: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The version of the act in the record of its tournament, or of any of its events. */
                version: components["parameters"]["Version"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealDto"];
            };
        };
        responses: {
            200: components["responses"]["Ruling"];
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["AppealNotPossible"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    decideAppeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The version of the act in the record of its tournament, or of any of its events. */
                version: components["parameters"]["Version"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealDecisionDto"];
            };
        };
        responses: {
            200: components["responses"]["Ruling"];
            404: components["responses"]["TournamentNotFound3"];
            /** @description `appeal.not-open`: No appeal is open */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/appeal.not-open",
                     *       "title": "No appeal is open",
                     *       "status": 409,
                     *       "detail": "No appeal is open.",
                     *       "code": "appeal.not-open",
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de",
                     *       "params": {
                     *         "reason": "decided",
                     *         "act": "penalty",
                     *         "version": 12,
                     *         "outcome": "upheld"
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["RefusedInWriting"];
        };
    };
    reopenTournament: {
        parameters: {
            query?: {
                /** @description Only shows what would change. The service writes nothing, does not require `If-Match` and ignores `Idempotency-Key`. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Tournament2"];
            404: components["responses"]["TournamentNotFound2"];
            409: components["responses"]["TournamentWrongTime2"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    listMatchRulings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the match. */
                matchId: components["parameters"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rulings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchRulingListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["TournamentNotFound3"];
            default: components["responses"]["Refused"];
        };
    };
    appealInMatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the match. */
                matchId: components["parameters"]["MatchId"];
                /** @description The version of the ruling in the record of its match. */
                ruling: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppealDto"];
            };
        };
        responses: {
            /** @description The ruling. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchRulingDto"];
                };
            };
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["AppealNotPossible"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    makePlayerLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakePlayerLinksDto"];
            };
        };
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerLinksDto"];
                };
            };
            404: components["responses"]["TournamentNotFound2"];
            422: components["responses"]["EntryNotFound"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    listTournamentsOfPlayer: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tournaments. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerTournamentListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["PlayerNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    setLineUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the pairing. */
                pid: components["parameters"]["Pid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineUpDto"];
            };
        };
        responses: {
            /** @description The boards. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoardListDto"];
                };
            };
            404: components["responses"]["TournamentNotFound3"];
            409: components["responses"]["TournamentWrongTime"];
            /** @description `pairing.line-up`: No such line-up, or another code that x-problems lists */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/pairing.line-up",
                     *       "title": "No such line-up",
                     *       "status": 422,
                     *       "code": "pairing.line-up",
                     *       "detail": "A line-up names members of the team.",
                     *       "params": {
                     *         "reason": "not-in-team"
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["RefusedInWriting"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token in use. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeDto"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    getMyTasks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits at this moment. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TasksDto"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    getRatings: {
        parameters: {
            query?: {
                /** @description The id of a variant, as matches show it; each has ratings of its own. */
                variant?: components["parameters"]["Variant"];
                /** @description How fast new players move: `fibs` up to 5 times, `gentle` up to twice, `none` like all players. */
                ramp?: components["parameters"]["Ramp"];
                /** @description Whether the ramp looks at the experience before the match or with it. */
                experienceTiming?: components["parameters"]["ExperienceTiming"];
                /** @description The rating of a player who has none yet. */
                start?: components["parameters"]["Start"];
                /** @description The difference of ratings at which the better one wins a match to 1 ten times as often. */
                spread?: components["parameters"]["Spread"];
                /** @description How much a match to 1 can change a rating at most, without a ramp. */
                base?: components["parameters"]["Base"];
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description `true`: with the archived players. */
                archived?: boolean;
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingTableDto"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    getRatingHistory: {
        parameters: {
            query?: {
                /** @description The id of a variant, as matches show it; each has ratings of its own. */
                variant?: components["parameters"]["Variant"];
                /** @description How fast new players move: `fibs` up to 5 times, `gentle` up to twice, `none` like all players. */
                ramp?: components["parameters"]["Ramp"];
                /** @description Whether the ramp looks at the experience before the match or with it. */
                experienceTiming?: components["parameters"]["ExperienceTiming"];
                /** @description The rating of a player who has none yet. */
                start?: components["parameters"]["Start"];
                /** @description The difference of ratings at which the better one wins a match to 1 ten times as often. */
                spread?: components["parameters"]["Spread"];
                /** @description How much a match to 1 can change a rating at most, without a ramp. */
                base?: components["parameters"]["Base"];
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingHistoryDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["PlayerNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    drawRatingHistory: {
        parameters: {
            query?: {
                /** @description The id of a variant, as matches show it; each has ratings of its own. */
                variant?: components["parameters"]["Variant"];
                /** @description How fast new players move: `fibs` up to 5 times, `gentle` up to twice, `none` like all players. */
                ramp?: components["parameters"]["Ramp"];
                /** @description Whether the ramp looks at the experience before the match or with it. */
                experienceTiming?: components["parameters"]["ExperienceTiming"];
                /** @description The rating of a player who has none yet. */
                start?: components["parameters"]["Start"];
                /** @description The difference of ratings at which the better one wins a match to 1 ten times as often. */
                spread?: components["parameters"]["Spread"];
                /** @description How much a match to 1 can change a rating at most, without a ramp. */
                base?: components["parameters"]["Base"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matches to the right, rating upwards. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["PlayerNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    getHeadToHead: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only matches of this variant. */
                variant?: string;
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the other player. */
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Matches, games and points won by each, and the matches. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeadToHeadDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["PlayerNotFound2"];
            default: components["responses"]["Refused"];
        };
    };
    listSeasons: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of seasons. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeasonListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    createSeason: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSeasonDto"];
            };
        };
        responses: {
            /** @description The season. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeasonDto"];
                };
            };
            422: components["responses"]["TournamentNotFound"];
            default: components["responses"]["RefusedInMaking"];
        };
    };
    getSeason: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Season"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["SeasonNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    removeSeason: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Answer"];
            404: components["responses"]["SeasonNotFound"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    updateSeason: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSeasonDto"];
            };
        };
        responses: {
            200: components["responses"]["Season"];
            404: components["responses"]["SeasonNotFound"];
            422: components["responses"]["TournamentNotFound"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    getSeasonTable: {
        parameters: {
            query?: {
                /** @description The id of a player, for whom `events` then lists what gave points. */
                player?: string;
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeasonTableDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["SeasonNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    getSeasonTableCsv: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["SeasonNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    getSeasonPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["SeasonNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    findLegalPlays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalPlaysQuestionDto"] | components["schemas"]["LegalPlaysQuestionsDto"];
            };
        };
        responses: {
            /** @description For one position the service answers its plays; for a list of positions, a list of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaysDto"] | components["schemas"]["PlaysOfPositionsDto"];
                };
            };
            400: components["responses"]["ConfigInvalid"];
            415: components["responses"]["MediaType"];
            /** @description `position.impossible`: The position is impossible, or another code that x-problems lists */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/position.impossible",
                     *       "title": "The position is impossible",
                     *       "status": 422,
                     *       "code": "position.impossible",
                     *       "detail": "The position is impossible: The mover has 3 checkers instead of 2 (R6).",
                     *       "params": {
                     *         "reason": "total",
                     *         "side": "mover",
                     *         "checkers": 3,
                     *         "expected": 2
                     *       },
                     *       "errors": [
                     *         {
                     *           "pointer": "/position/mover",
                     *           "message": "The position is impossible: The mover has 3 checkers instead of 2 (R6).",
                     *           "rule": "refused"
                     *         }
                     *       ],
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            /** @description `service.busy`: Too many requests at once */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/service.busy",
                     *       "title": "Too many requests at once",
                     *       "status": 503,
                     *       "detail": "Too many requests at once.",
                     *       "code": "service.busy",
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    checkPlay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckPlayQuestionDto"];
            };
        };
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayIsLegalDto"] | components["schemas"]["PlayIsIllegalDto"];
                };
            };
            400: components["responses"]["ConfigInvalid"];
            415: components["responses"]["MediaType"];
            /** @description `position.impossible`: The position is impossible */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/position.impossible",
                     *       "title": "The position is impossible",
                     *       "status": 422,
                     *       "code": "position.impossible",
                     *       "detail": "The position is impossible: The mover has 3 checkers instead of 2 (R6).",
                     *       "params": {
                     *         "reason": "total",
                     *         "side": "mover",
                     *         "checkers": 3,
                     *         "expected": 2
                     *       },
                     *       "errors": [
                     *         {
                     *           "pointer": "/position/mover",
                     *           "message": "The position is impossible: The mover has 3 checkers instead of 2 (R6).",
                     *           "rule": "refused"
                     *         }
                     *       ],
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listVariants: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    listClocks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhooks. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["Refused"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookDto"];
            };
        };
        responses: {
            /** @description The webhook with its secret. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretWebhookDto"];
                };
            };
            /** @description `webhook.too-many`: Too many webhooks */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/webhook.too-many",
                     *       "title": "Too many webhooks",
                     *       "status": 409,
                     *       "code": "webhook.too-many",
                     *       "detail": "There are 100 webhooks, and no more are allowed. Delete one first.",
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["RefusedInMaking"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["WebhookNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook as it was. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDto"];
                };
            };
            404: components["responses"]["WebhookNotFound"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match": components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWebhookDto"];
            };
        };
        responses: {
            /** @description The changed webhook. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretWebhookDto"];
                };
            };
            404: components["responses"]["WebhookNotFound"];
            428: components["responses"]["VersionRequired"];
            default: components["responses"]["RefusedInChanging"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description The largest number of items to return. */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only deliveries with this status. */
                status?: components["schemas"]["DeliveryStatus"];
            };
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryListDto"];
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["WebhookNotFound"];
            default: components["responses"]["Refused"];
        };
    };
    redeliver: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
                /** @description The id of the delivery. */
                did: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Delivery"];
            /** @description `webhook.not-found`: No such webhook, or another code that x-problems lists */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/webhook.not-found",
                     *       "title": "No such webhook",
                     *       "status": 404,
                     *       "code": "webhook.not-found",
                     *       "detail": "There is no webhook with the id 0199d0c5-3a4e-7cc1-9c0d-000000000000.",
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            409: components["responses"]["WebhookPaused"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version that the caller has seen: the `ETag` as received, or only its number; several have commas between them. If the current version is none of these, the service answers 412; `*` matches any version. */
                "If-Match"?: components["parameters"]["IfMatch2"];
                /** @description The same request with the same key has one effect and gets the same answer, for at least 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the thing. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Delivery"];
            404: components["responses"]["WebhookNotFound"];
            409: components["responses"]["WebhookPaused"];
            default: components["responses"]["RefusedInWriting"];
        };
    };
    follow: {
        parameters: {
            query: {
                /** @description What to follow: 1 to 50 of `match:<id>`, `chouette:<id>`, `tournament:<id>`, `me` and `club`, with commas between. */
                topics: string;
                /** @description The `id` of the last event that was read, to go on from there. */
                after?: string;
            };
            header?: {
                /** @description The same as `after`, and takes precedence over it. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. `x-events` names the form of the data of each event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example retry: 2100
                     *
                     *     event: time
                     *     data: {"now":"2026-11-21T19:30:15.000Z"}
                     */
                    "text/event-stream": string;
                };
            };
            404: components["responses"]["MatchNotFound2"];
            /** @description `live.full`: Too many followers at once */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/live.full",
                     *       "title": "Too many followers at once",
                     *       "status": 503,
                     *       "code": "live.full",
                     *       "detail": "This instance has 1 followers and takes no more.",
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, which `POST /v1/import` takes. One without its last line was cut short. */
            200: {
                headers: {
                    /** @description A name for the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example {"type":"header","format":1,"version":"0.4.0","clubId":"01998a3e-7c55-7d18-8f0a-0242ac120001","name":"Backgammon club","at":"2026-11-21T19:30:00.000Z","sum":"0f3a5c7e9b1d2f40"} */
                    "application/x-ndjson": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    importClub: {
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
            /** @description What the file has brought. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedDto"];
                };
            };
            /** @description `club.not-empty`: The club is not empty */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/club.not-empty",
                     *       "title": "The club is not empty",
                     *       "status": 409,
                     *       "code": "club.not-empty",
                     *       "detail": "A file is imported only into a club without people, matches, chouettes, tournaments, announcements, seasons, groups of chouettes and webhooks.",
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            415: components["responses"]["MediaType"];
            /** @description `export.damaged`: The file is damaged, or another code that x-problems lists */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/export.damaged",
                     *       "title": "The file is damaged",
                     *       "status": 422,
                     *       "code": "export.damaged",
                     *       "detail": "Line 1: the file is empty. Nothing was imported.",
                     *       "params": {
                     *         "line": 1
                     *       },
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            /** @description `service.storage-full`: The disk is full */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/service.storage-full",
                     *       "title": "The disk is full",
                     *       "status": 503,
                     *       "code": "service.storage-full",
                     *       "detail": "The disk of the database is full. Nothing was changed; try again when there is room.",
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    describeApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses, as paths of this service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiDto"];
                };
            };
            default: components["responses"]["RefusedToAnybody"];
        };
    };
    listProblems: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All kinds, by their codes. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemKindListDto"];
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            default: components["responses"]["RefusedToAnybody"];
        };
    };
    describeProblem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of an answer that the reader has kept, or several with commas between them. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The code of the problem. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kind of problem. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemKindDto"];
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            /** @description `problem.not-found`: No such kind of problem */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/problem.not-found",
                     *       "title": "No such kind of problem",
                     *       "status": 404,
                     *       "code": "problem.not-found",
                     *       "detail": "No problem of this service has that code.",
                     *       "requestId": "7a2739ea-cc03-45fd-9a8c-2f8dae8717de"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ProblemDto"];
                };
            };
            default: components["responses"]["RefusedToAnybody"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthDto"];
                };
            };
            default: components["responses"]["RefusedToAnybody"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service can serve requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthDto"];
                };
            };
            default: components["responses"]["RefusedToAnybody"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process, and `http_request_duration_seconds` by method, route and status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            default: components["responses"]["RefusedToAnybody"];
        };
    };
    receiveNotice: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the delivery. */
                "webhook-id": string;
                /** @description Seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Made with the secret. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description The address takes no more: the service pauses the webhook. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. After any other answer the service tries again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
