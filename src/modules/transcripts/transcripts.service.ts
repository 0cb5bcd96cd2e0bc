import { Injectable } from '@nestjs/common';
import {
  type FinishedMatch,
  type MatchState,
  type Notation,
  type Transcript,
  type OpenMatch,
  type Result,
  type TranscriptFault,
  type VariantId,
  bySide,
  formatInSteps,
  importInSteps,
  milliseconds,
  namesIn,
  parseInSteps,
  partiesAt,
  transcriptInSteps,
  variantNamed,
} from '../../domain/index.js';
import { ApplicationError, firstRow } from '../../platform/http/application-error.js';
import { type Answer, found } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import { PlainText, SGF_TYPE } from '../../platform/http/requests/plain-text.js';
import type { WrittenJson } from '../../platform/http/answers/written-json.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { LongWork } from '../../platform/work/long-work.js';
import type { Slices } from '../../platform/work/slices.js';
import type { Admitted } from '../../recording/handle.js';
import { Recording } from '../../recording/recording.js';
import { RulesService } from '../../rules/rules.service.js';
import { Admission } from '../auth/index.js';
import { ClubFacts } from '../club/index.js';
import {
  MATCH_SERIES,
  MatchFollower,
  SeriesRepository,
  SeriesService,
  type SeriesWithGamesRow,
  isPublic,
  matchHistory,
  partyName,
} from '../games/index.js';
import { madeMatch, matchViewAfter } from '../matches/index.js';
import { newNames } from '../players/index.js';
import type { ImportQuery, ImportedMatchDto } from './dto/import.dto.js';
import { chosenRules } from './dto/import.dto.js';
import type { TranscriptDto, TranscriptFormat } from './dto/transcript.dto.js';
import { importRefused, unreadable } from './import-refusals.js';
import type { CandidateRow } from './meant-people.js';
import { playedAt } from './played-at.js';
import { checkPresent, seatsOf, wantedSeats } from './seats.js';
import { fileNameOf, headerOf, warningView, writtenView } from './transcript.mapper.js';
import { TranscriptsRepository } from './transcripts.repository.js';

/** Longer than the longest match ever written down; reading one is work. */
const MAX_CHARACTERS = 1_000_000;

/** A transcript to be sent, with the name of the file that it may be kept in. */
export interface Exported {
  readonly answer: Answer<string | WrittenJson<TranscriptDto>>;
  readonly fileName: string;
}

/** Matches out of transcripts, and transcripts of matches. */
@Injectable()
export class TranscriptsService {
  constructor(
    private readonly series: SeriesService,
    private readonly rules: RulesService,
    private readonly seriesRepository: SeriesRepository,
    private readonly repository: TranscriptsRepository,
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly club: ClubFacts,
    private readonly ids: IdSource,
    private readonly long: LongWork,
  ) {}

  /** The match that the text tells is recorded whole, or nothing is. */
  async import(call: Call, text: unknown, query: ImportQuery): Promise<Answer<ImportedMatchDto>> {
    const written = writtenText(text);
    return this.long.onText(written.text.length, (slices) => this.read(call, written, query, slices));
  }

  private async read(
    call: Call,
    text: PlainText,
    query: ImportQuery,
    slices: Slices,
  ): Promise<Answer<ImportedMatchDto>> {
    const variant = query.variant === undefined ? null : variantNamed(query.variant);
    const readText = await readTranscript(text, query.format ?? null, variant, slices);
    if (!readText.ok) {
      // Only those who may import a transcript hear what is wrong with one.
      await this.admission.admit(call, null);
      throw unreadable(readText.error);
    }
    const transcript = readText.value;
    const wanted = wantedSeats(query.players(), namesIn(transcript));
    const matchId = this.ids.next();
    const seats = Object.values(wanted);
    const called = seats.flatMap((seat) => ('name' in seat ? [seat.name] : []));
    return this.series.open(call, {
      kind: MATCH_SERIES,
      id: matchId,
      read: this.repository.candidates(
        seats.flatMap((seat) => ('id' in seat ? [seat.id] : [])),
        called,
      ),
      decide: async ({ rows: candidates, now }: Admitted<CandidateRow>) => {
        const seating = seatsOf(wanted, candidates, () => this.ids.next(), now);
        const { players, names, rows, warnings: ofNames } = seating;
        const isMoney = query.as === 'money' || transcript.length === 0;
        const played = playedAt(query.playedAt, transcript, now, await this.club.days());
        const follower = new MatchFollower(this.rules, MATCH_SERIES.notOpened);
        const request = {
          matchId,
          players,
          stake: query.stake,
          currency: isMoney ? await this.club.currencyFor(query.currency) : query.currency,
          as: query.as ?? null,
          variant,
          rules: chosenRules(query),
          at: milliseconds(now.getTime()),
          playedAt: played.playedAt,
          gameIds: transcript.games.map(() => this.ids.next()),
        };
        const imported = await slices.through(importInSteps(transcript, request, follower.take));
        if (!imported.ok) throw importRefused(imported.error);
        const { events, state, warnings } = imported.value;
        if (goesOn(state)) checkPresent(wanted, seating);
        const followed = await slices.through(follower.followed({ seriesId: matchId, version: 0, at: now }));
        const seated = Object.values(seating.found).filter((row) => row !== null);
        return {
          events,
          followed,
          rows,
          newNames: newNames(rows),
          seated,
          beside: { names, warnings: [...ofNames, ...played.warnings, ...warnings] },
        };
      },
      answer: (changed, { names, warnings }) => {
        const match = matchViewAfter(changed, { names });
        return { ...madeMatch(match), body: { ...match, warnings: warnings.map(warningView) } };
      },
    });
  }

  /** What counts of the record, for other programs to read. */
  async export(call: Call, matchId: string, format: TranscriptFormat): Promise<Exported> {
    const read = this.seriesRepository.byId(matchId);
    const { rows } = await this.admission.admitReader<SeriesWithGamesRow>(call, read, isPublic);
    const row = firstRow(rows, 'match', matchId);
    const match = openedMatch(row.state);
    const parties = partiesAt(match);
    const names = bySide((side) => partyName(parties[side], row.names));
    const days = await this.club.days();
    return this.long.onRecord(row.version, async (slices) => {
      const record = await slices.through(matchHistory(await this.recording.record(matchId, row.version)));
      const header = headerOf(match, names, days);
      const transcript = await slices.through(transcriptInSteps(record, names, header));
      const writing = format === 'json' ? writtenView(transcript, match, names) : formatInSteps(transcript, format);
      const body = await slices.through<string | WrittenJson<TranscriptDto>>(writing);
      return { answer: found(body, row.version, header), fileName: fileNameOf(match, names, format, days) };
    });
  }
}

/** What the body tells, in the notation that is asked for, or that its type or the text itself names. */
function readTranscript(
  { text, mediaType }: PlainText,
  asked: Notation | null,
  variant: VariantId | null,
  slices: Slices,
): Promise<Result<Transcript, TranscriptFault>> {
  return slices.through(parseInSteps(text, asked ?? (mediaType === SGF_TYPE ? 'sgf' : null), variant));
}

/** The text of the body, if it is one and no longer than transcripts are. */
function writtenText(body: unknown): PlainText {
  if (!(body instanceof PlainText)) {
    throw new ApplicationError(
      'request.media-type',
      `Send the transcript itself as text/plain or ${SGF_TYPE}, in UTF-8.`,
    );
  }
  if (body.text.length > MAX_CHARACTERS) {
    throw new ApplicationError('request.too-large', `A transcript may have ${MAX_CHARACTERS} characters at most.`);
  }
  return body;
}

/** Whether there is more to play: a transcript does not say of a session between two games whether it was closed. */
function goesOn(state: MatchState): boolean {
  if (state.status !== 'open') return false;
  return state.game !== null || state.format.kind !== 'money' || state.games === 0;
}

function openedMatch(state: MatchState): OpenMatch | FinishedMatch {
  if (state.status === 'not-opened') throw new Error('a series was read that was never opened');
  return state;
}
