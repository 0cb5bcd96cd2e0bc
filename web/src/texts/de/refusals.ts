/**
 * German for what the service refuses, which it says in English itself: by code, and by code and fact where the fact says more. What is
 * not here stays as the service says it.
 */
import type { Refusals } from '../index.js';
import { FACTS } from './refused-facts.js';

export const de: Refusals = {
  ...FACTS,

  // Whatever is asked for.
  'request.unauthenticated': 'Dein Link gilt nicht mehr. Bitte die Turnierleitung um einen neuen.',
  'request.forbidden': 'Das darfst du hier nicht. Bitte die Turnierleitung darum.',
  'request.rate-limited': 'Das waren zu viele Fehlversuche. Warte ein wenig, und versuche es dann noch einmal.',
  'request.stale': 'Hier hat sich inzwischen etwas geändert, und nichts wurde getan. Sieh es an, wie es jetzt ist.',
  'series.changed':
    'Jemand anders war schneller: Hier hat sich etwas geändert, und nichts wurde getan. Sieh es an, wie es jetzt ist.',
  'request.timeout': 'Das kam nicht vollständig beim Club an. Versuche es noch einmal.',
  'request.too-large': 'Das ist mehr, als der Club auf einmal annimmt.',
  'series.busy': 'Hier schreiben gerade zu viele zugleich. Versuche es gleich noch einmal.',
  'service.busy': 'Der Club hat gerade zu viel zu tun. Versuche es gleich noch einmal.',
  'live.full': 'Gerade sehen zu viele zugleich zu. Versuche es später noch einmal.',
  'service.failed': 'Der Dienst hat einen Fehler gemacht. Welchen, steht in seinem Log.',
  'service.storage-full': 'Die Festplatte des Clubrechners ist voll. Sag es der Turnierleitung.',
  'service.unavailable': 'Der Club kommt gerade nicht an seine Daten. Versuche es gleich noch einmal.',

  // People, links and webhooks.
  'player.not-found': 'Diese Person kennt der Club nicht.',
  'player.ambiguous': 'Mehrere heißen {name}. Melde diese Person einzeln an.',
  'player.archived': 'Diese Person ist archiviert oder mit einer anderen zusammengelegt.',
  'player.merge-impossible':
    'Diese beiden lassen sich nicht zusammenlegen: Die Person, die bleiben soll, ist archiviert, eine der beiden ist schon zusammengelegt, oder beide spielen noch an einem Tisch oder in einem Turnier.',
  'player.merged': 'Diese Person ist mit einer anderen zusammengelegt, und das bleibt so.',
  'announcement.not-found': 'Diese Durchsage gibt es nicht mehr.',
  'season.not-found': 'Diese Saison gibt es nicht mehr.',
  'token.not-found': 'Diesen Link gibt es nicht mehr.',
  'token.last-director':
    'Kein anderer Link der Turnierleitung gilt so lange wie dieser. Mache zuerst einen neuen, sonst hat der Club keine Turnierleitung mehr.',
  'webhook.not-found': 'Diesen Webhook gibt es nicht mehr.',
  'webhook.paused': 'Der Webhook ist angehalten. Setze ihn fort, bevor du noch einmal sendest.',
  'webhook.too-many': 'Mehr Webhooks kann der Club nicht haben. Lösche zuerst einen.',
  'delivery.not-found': 'Diese Sendung gibt es nicht mehr.',

  // Matches and their games.
  'match.not-found': 'Dieses Match gibt es nicht.',
  'match.same-player': 'Weiß und Schwarz müssen zwei verschiedene Leute sein.',
  'match.finished': 'Das ist schon beendet.',
  'match.finished winner=white': 'Das Match ist schon beendet: Weiß hat gewonnen.',
  'match.finished winner=black': 'Das Match ist schon beendet: Schwarz hat gewonnen.',
  'match.finished voided=true':
    'Das Match zählt nicht mehr: Es wurde gestrichen, oder die Paarung hat jetzt andere Leute oder wurde ohne es entschieden.',
  'match.score-impossible':
    'In einem Match bis {length} kann es nicht {white} – {black} ausgehen: Nur eine Seite kann die Länge erreichen.',
  'match.score-impossible reason=nobody-reached':
    'In einem Match bis {length} kann es nicht {white} – {black} ausgehen: Keine Seite erreicht die Länge.',
  'match.score-impossible reason=below-present':
    'Das Match kann nicht {white} – {black} ausgehen: Es steht schon {presentWhite} – {presentBlack}.',
  'match.score-impossible reason=below-games':
    'Das Match kann nicht {white} – {black} ausgehen: Die Spiele ergeben {presentWhite} – {presentBlack}. Korrigiere zuerst, wie es geendet hat.',
  'match.correction-not-allowed reason=not-ended':
    'Das Match läuft noch. Melde sein Ergebnis, statt es zu korrigieren.',
  'match.correction-not-allowed reason=void':
    'Das Match zählt nicht mehr: Es wurde gestrichen, oder die Paarung hat jetzt andere Leute oder wurde ohne es entschieden.',
  'match.correction-not-allowed reason=changed-since':
    'Im Match ist seither noch etwas geschehen. Nimm zuerst zurück, was gespielt oder entschieden wurde, oder korrigiere das Ergebnis.',
  'match.correction-not-allowed reason=ended-by-games':
    'Die Spiele haben das Match entschieden, mit seinen Strafpunkten. Korrigiere das falsche Spiel, streiche die Strafe, oder sag, wer wie gewonnen hat.',
  'match.voiding-not-allowed reason=in-tournament':
    'Dieses Match gehört zu einem Turnier. Dort sagt nur die Paarung, ob es zählt: Korrigiere ihr Ergebnis, oder nimm die Runde zurück.',
  'match.voiding-not-allowed reason=void': 'Das Match ist schon gestrichen.',
  'match.voiding-not-allowed reason=begun':
    'In diesem Match ist schon etwas eingetragen. Bitte die Turnierleitung, es zu streichen.',
  'match.voiding-not-allowed reason=not-void': 'Das Match ist nicht gestrichen.',
  'match.money-session': 'Ein Geldspiel hat keine Länge und keinen Sieger. Beende es.',
  'match.not-a-session': 'Nur ein Geldspiel lässt sich beenden. Ein Match endet, wenn eine Seite die Länge erreicht.',
  'match.crawford-no-cube': 'Das ist das Crawford-Spiel: Darin doppelt niemand.',
  'match.holland-too-early':
    'Nach dem Crawford-Spiel darf {side} erst doppeln, wenn beide {needed} Würfe hatten. Bisher hatte Weiß {whiteRolls} und Schwarz {blackRolls}.',
  'game.not-found': 'Dieses Spiel gibt es nicht.',
  'game.finished': 'Dieses Spiel ist schon zu Ende.',
  'game.open': 'Spiel {number} läuft noch. Spielt es zuerst zu Ende.',
  'game.not-your-turn': '{side} kann jetzt {act}: {toAct} ist dran.',
  'game.wrong-phase': 'Jetzt kannst du {act}: {phase}.',
  'game.wrong-phase reason=first-turn': 'Wer anfängt, darf in seinem ersten Zug nicht doppeln.',
  'game.wrong-phase reason=over': 'Zum Doppeln ist es in diesem Zug zu spät. Jetzt wird gewürfelt.',
  'game.wrong-phase reason=not-shut-out': 'Mit manchem Wurf ginge ein Zug, also muss gewürfelt werden.',
  'game.wrong-phase reason=is-beaver': 'Das nächste Drehen des Dopplers ist ein Beaver.',
  'game.wrong-phase reason=is-raccoon': 'Das nächste Drehen des Dopplers ist ein Raccoon.',
  'game.wrong-phase reason=is-otter': 'Das nächste Drehen des Dopplers ist ein Otter.',
  'game.wrong-phase reason=not-rolled':
    'Diese Würfel wurden nicht geworfen, sondern genannt oder verdient. Nimm die falsche Eingabe zurück.',
  'game.wrong-phase reason=nothing-laid-out': 'Auf dem Brett liegt kein Zug aus.',
  'game.correction-not-allowed reason=strict': 'In diesem Match ist jeder Zug geprüft, also ist nichts zu berichtigen.',
  'game.correction-not-allowed reason=no-play': 'In diesem Spiel hat noch niemand gezogen.',
  'game.correction-not-allowed reason=too-late': 'Der Zug gilt: Die andere Seite hat seither gewürfelt oder gedoppelt.',
  'game.correction-not-allowed reason=legal': 'Der Zug ist erlaubt, also gilt er.',
  'game.correction-not-allowed reason=opponent-only':
    'Ob der Zug berichtigt werden muss, entscheidet die andere Seite oder die Turnierleitung.',
  'game.correction-not-allowed reason=next-game-started':
    'Zurücknehmen lässt sich nur im laufenden Spiel, oder im letzten, bis das nächste beginnt.',
  'game.correction-not-allowed reason=table-changed':
    'Seit diesem Spiel ist am Tisch noch etwas anderes festgehalten worden. Korrigiere das Ergebnis des Spiels.',
  'game.correction-not-allowed reason=ended-by-report':
    'Das Match endete durch eine Meldung, eine Entscheidung oder eine Korrektur. Korrigiere diese.',
  'game.correction-not-allowed reason=corrected':
    'Das Ergebnis dieses Spiels wurde korrigiert. Korrigiere es noch einmal.',
  'game.correction-not-allowed reason=still-open': 'Das Spiel läuft noch und hat kein Ergebnis zu korrigieren.',
  'game.correction-not-allowed reason=ended-with-match':
    'Das Spiel brach mit dem Match ab. Korrigiere, wie das Match endete.',
  'game.correction-not-allowed reason=director-acted':
    'Die Turnierleitung hat seither eine Strafe gegeben oder gestrichen, oder die Länge korrigiert. Das lässt sich so nicht zurücknehmen.',
  'game.correction-not-allowed reason=nothing-to-take-back': 'In diesem Spiel gibt es nichts zurückzunehmen.',
  'dice.recorded-only': 'Hier würfelt der Clubrechner: Seine Würfe gelten immer und lassen sich nicht zurücknehmen.',
  'game.roll-stands': 'In diesem Match gilt ein Würfel, der flach auf einem Stein liegt.',
  'clock.not-in-use': 'In diesem Match läuft keine Uhr.',
  'clock.paused': 'Die Turnierleitung hat die Uhr angehalten. Es geht weiter, wenn sie wieder läuft.',
  'clock.not-expired': 'Die Zeit ist noch nicht abgelaufen.',
  'clock.not-expired reason=nobody': 'Noch läuft keine Uhr: Der Wurf um den Anfang steht aus.',
  'clock.not-expired reason=sure-win':
    'Die Zeit ist abgelaufen, aber dieses Spiel kann die Seite nicht mehr verlieren: Es kostet sie nichts.',

  // The cube, resignations and results.
  'cube.not-available reason=off': 'Dieses Spiel wird ohne Doppler gespielt.',
  'cube.not-available reason=owned-by-opponent': 'Der Doppler liegt bei der anderen Seite, und nur sie darf doppeln.',
  'cube.dead':
    'Der Doppler ist tot: {side} fehlen noch {away}, und er steht auf {value}. Schon ein einfaches Spiel gewinnt das Match.',
  'cube.cap': 'Der Doppler steht auf {value}, und höher als {max} geht er nicht.',
  'cube.beaver-not-allowed': 'In diesem Geldspiel gibt es keine Beavers.',
  'cube.beaver-not-allowed reason=match':
    'Beavers gibt es nur im Geldspiel. In einem Match wird ein Doppel angenommen oder abgelehnt.',
  'cube.beaver-not-allowed reason=redouble': 'In diesem Geldspiel gibt es auf ein Redoppel keinen Beaver.',
  'cube.chain-limit': 'Mehr als {limit}-mal darf der Doppler hier nicht weitergedreht werden.',
  'cube.drop-not-allowed':
    'Ein Raccoon lässt sich hier nicht ablehnen: Nimm ihn an, oder drehe den Doppler noch einmal.',
  'resign.not-allowed': 'In diesem Match wird jedes Spiel zu Ende gespielt.',
  'resign.not-allowed policy=noContactOnly':
    'In diesem Match darf nur aufgeben, wer mit der anderen Seite keinen Kontakt mehr hat.',
  'resign.level-too-high': 'Wer schon einen Stein ausgewürfelt hat, kann kein {as} verlieren.',
  'resign.level-too-high reason=gammons-off': 'In diesem Spiel zählt kein Gammon: Du kannst es nur einfach aufgeben.',
  'resign.level-too-high reason=jacoby':
    'Nach der Jacoby-Regel zählt ein Gammon erst nach einem angenommenen Doppel: Du kannst das Spiel nur einfach aufgeben.',
  'resign.level-too-high reason=not-in-variant': 'In dieser Variante gibt es kein {as}.',
  'resign.level-too-high reason=points':
    'Nenne beim Aufgeben höchstens die Zahl {most}: einen Punkt für jeden Stein, der noch nicht aus ist.',
  'money.too-large':
    'So viele Punkte kann der Dienst bei diesem Wert eines Punktes nicht mehr genau zählen: höchstens {most}. Beendet das hier, und beginnt neu.',
  'result.cube-impossible':
    'Der Doppler kann hier nicht auf {cube} stehen: Er zeigt 1, 2, 4 und so weiter, so weit Stand und Regeln es zulassen.',
  'result.cube-impossible crawford=true': 'Das ist das Crawford-Spiel: Sein Doppler bleibt auf 1.',
  'result.jacoby':
    'Nach der Jacoby-Regel zählt ein {kind} erst, wenn jemand den Doppler gedreht hat. Trage ein einfaches Spiel ein.',

  // Plays.
  'play.unreadable': 'Das ist kein Zug. Schreibe ihn wie 13/8 6/5, bar/22, 6/off oder 8/4(2).',
  'play.bar-first': 'Auf der Bar ist noch ein Stein. Er muss ins Spiel, bevor ein anderer zieht.',
  'play.no-such-checker': 'Auf Punkt {from} ist kein Stein, der ziehen kann.',
  'play.no-such-checker from=25': 'Auf der Bar ist kein Stein, der ziehen kann.',
  'play.no-such-checker from=bar': 'Auf der Bar ist kein Stein, der ziehen kann.',
  'play.not-this-roll': 'Mit {roll} geht kein Stein {move}.',
  'play.not-this-roll move=null': '{play} braucht mehr Würfel, als {roll} gibt.',
  'play.point-blocked': 'Auf Punkt {to} kann kein Stein von dir ziehen: Die andere Seite hat ihn besetzt.',
  'play.point-blocked reason=no-right-to-hit':
    'Auf Punkt {to} ist ein einzelner Stein der anderen Seite, und noch darf diese Seite nicht schlagen.',
  'play.point-blocked reason=pins': 'Auf Punkt {to} hält die andere Seite einen Stein gefangen.',
  'play.first-checker-first': 'Kein anderer Stein darf ziehen, bevor der erste am Anfang der anderen Seite vorbei ist.',
  'play.hit-and-run': 'Der Stein, der auf Punkt {from} geschlagen hat, darf in diesem Zug nicht weiterziehen.',
  'play.prime-not-allowed':
    'So würden sechs Punkte nebeneinander besetzt, die hier nicht alle besetzt sein dürfen. Erlaubt ist etwa {instead}.',
  'play.not-in-yet': 'Ins Spiel kommt eine Seite mit einem Pasch oder 1-2. Mit {roll} kommt kein Stein hinein.',
  'play.not-all-home': 'Ausgewürfelt wird erst, wenn alle Steine auf den Punkten 1 bis 6 sind.',
  'play.checker-behind':
    'Mit einer größeren Zahl wird nur vom hintersten Stein ausgewürfelt, und der ist auf Punkt {behind}.',
  'play.must-use-larger-die':
    'Von {roll} geht nur einer der beiden Würfel, dann muss es der größere sein. Erlaubt ist {instead}.',
  'play.must-use-both-dice': 'Von {roll} lässt sich mehr ziehen als {play}. Erlaubt ist etwa {instead}.',
  'play.must-use-both-dice play=': 'Mit {roll} geht ein Zug, also muss gezogen werden. Erlaubt ist etwa {instead}.',

  // Tournaments and entries.
  'tournament.not-found': 'Dieses Turnier gibt es nicht.',
  'tournament.wrong-time': 'Jetzt kannst du {act}.',
  'tournament.wrong-time time=entries': 'Vor der Auslosung kannst du {act}.',
  'tournament.wrong-time time=drawn': 'Nach der Auslosung kannst du {act}.',
  'tournament.wrong-time time=begun': 'Es wird schon gespielt. Darum kannst du {act}.',
  'tournament.wrong-time time=decided': 'Diese Paarung ist schon entschieden. Darum kannst du {act}.',
  'tournament.wrong-time time=depended-on':
    'Ein Match, das von diesem abhängt, hat schon begonnen. Darum kannst du {act}.',
  'tournament.wrong-time time=finished': 'Das Turnier ist zu Ende. Darum kannst du {act}.',
  'tournament.wrong-time status=entries': 'Das Turnier ist noch nicht ausgelost, also gibt es nichts zu beenden.',
  'tournament.wrong-time status=finished': 'Das Turnier ist schon beendet.',
  'tournament.complete':
    'Alle Matches haben ein Ergebnis, also kann das Turnier nicht weitergehen. Korrigiere ein Ergebnis, oder nimm das letzte zurück.',
  'tournament.full': 'Ein Turnier hat Platz für höchstens {most}.',
  'tournament.too-few-entrants entrants=1': 'Dafür braucht es mindestens {needed}, und es ist erst eine Anmeldung da.',
  'tournament.too-few-entrants': 'Dafür braucht es mindestens {needed}, und es sind {entrants}.',
  'tournament.too-many-matches':
    'Wenn alle gegeneinander spielen, gibt das {matches} Matches, und höchstens {most} sind möglich. Nimm mehr Gruppen oder das Schweizer System.',
  'tournament.round-open': 'Die Runde ist noch nicht vorbei. Matches ohne Ergebnis: {open}.',
  'tournament.no-more-rounds rounds=1': 'Das Turnier hat nur eine Runde, also gibt es keine Runde {round}.',
  'tournament.no-more-rounds': 'Das Turnier hat {rounds} Runden, also gibt es keine Runde {round}.',
  'tournament.no-more-rounds rounds=0': 'Die Runden ergeben sich hier aus den Ergebnissen, oder es gibt keine.',
  'tournament.no-last-chance reason=started': 'Die letzte Chance hat schon begonnen.',
  'tournament.no-last-chance reason=not-drawn': 'Das Turnier ist noch nicht ausgelost.',
  'tournament.no-last-chance reason=not-in-format': 'Hier gibt es keine letzte Chance.',
  'tournament.no-last-chance reason=too-few':
    'Für die letzte Chance braucht es zwei, die vor dem Halbfinale verloren haben und sonst nichts mehr zu spielen haben.',
  'tournament.next-stage-begun':
    'Damit können andere in die nächste Phase kommen, die schon begonnen hat. Nimm dort zuerst die Ergebnisse und den Beginn der Matches zurück.',
  'entry.not-found': 'Diese Anmeldung gibt es nicht mehr.',
  'entry.twice': '{player} lässt sich hier nicht noch einmal anmelden.',
  'entry.twice reason=entered': '{player} ist hier schon angemeldet.',
  'entry.twice reason=with-oneself': 'Niemand spielt mit sich selbst zusammen.',
  'entry.twice reason=still-in-main': 'Noch einmal anmelden kann sich nur, wer aus der Hauptrunde ausgeschieden ist.',
  'entry.twice reason=begun-elsewhere':
    'Wer in einer anderen Runde schon ein Match begonnen hat, spielt dort weiter und kann sich nicht noch einmal anmelden.',
  'entry.twice reason=withdrawn':
    'Wer gegangen ist, ohne in der Hauptrunde zu verlieren, kann sich nicht noch einmal anmelden.',
  'entry.twice reason=disqualified': 'Wer disqualifiziert ist, kann sich nicht noch einmal anmelden.',
  'entry.twice reason=merged': 'Zwei Anmeldungen sind seither dieselbe Person: {player} ist schon angemeldet.',
  'entry.people': 'Hier meldet sich jeder einzeln an.',
  'entry.people kind=doubles': 'Hier melden sich immer zwei zusammen an.',
  'entry.people kind=teams': 'Hier melden sich Teams an, mit einem Namen und mindestens {boards} Leuten.',
  'entry.too-late reason=begun':
    'Zum Anmelden ist es zu spät: Es wird schon gespielt, und niemand kann mehr den Platz eines Freiloses nehmen.',
  'entry.too-late reason=no-bye-left': 'Zum Anmelden ist es zu spät: Kein Freilos ist übrig, dessen Platz frei wäre.',
  'entry.too-late reason=last-round-paired': 'Zum Anmelden ist es zu spät: Die letzte Runde ist schon gepaart.',
  'entry.too-late reason=next-stage': 'Zum Anmelden ist es zu spät: Die nächste Phase ist schon ausgelost.',
  'entry.gone status=withdrawn': 'Wer hier angemeldet war, ist schon abgemeldet.',
  'entry.gone status=disqualified': 'Wer hier angemeldet war, ist schon disqualifiziert.',
  'entry.cannot-return reason=not-away': 'Diese Anmeldung ist weder abgemeldet noch disqualifiziert.',
  'entry.cannot-return reason=played-on':
    'Andere haben seither weitergespielt und würden ihre Matches verlieren. Melde neu an, oder nimm zurück, was später kam.',
  'entry.cannot-replace reason=begun':
    'Hier hat schon ein Match begonnen. Ersetzt wird nur, wer noch nicht gespielt hat.',
  'entry.cannot-replace reason=result':
    'Hier gibt es schon ein Ergebnis. Ersetzt wird nur, wer noch keins hat; ist es falsch, nimm es zuerst zurück.',
  'entry.cannot-replace reason=not-in-entry': 'Wer ersetzt werden soll, gehört nicht zu dieser Anmeldung.',
  'entry.cannot-swap reason=begun': '{entry} hat schon ein Match begonnen und behält den Platz.',
  'entry.cannot-swap reason=result': '{entry} hat schon ein Ergebnis und behält den Platz.',
  'entry.cannot-swap reason=not-seated': '{entry} hat dort keinen Platz zu tauschen.',
  'entry.cannot-swap reason=same': 'Niemand tauscht den Platz mit sich selbst.',
  'entry.in-side-pool': 'Diese Anmeldung steht auf der Liste eines Nebentopfs ({pools}). Nimm sie dort zuerst heraus.',
  'entry.seed-taken': 'An {seed} ist schon {player} gesetzt.',

  // Rounds and pairings.
  'round.not-found': 'Eine Runde {round} gibt es hier nicht.',
  'round.not-swiss':
    'Das geht nur in den Runden des Schweizer Systems. In einem Turnierbaum tauschen zwei ihre Plätze.',
  'round.not-last': 'Auf Runde {round} folgt schon Runde {last}. Nur die letzte Runde lässt sich ändern.',
  'round.begun': '{white} und {black} haben schon ein Ergebnis, also bleibt diese Paarung.',
  'round.begun reason=begun': '{white} und {black} haben schon begonnen, also bleibt diese Paarung.',
  'round.proposed':
    'Runde {round} liegt schon zum Ansehen bereit. Veröffentliche oder verwirf sie, oder paare sie neu.',
  'round.not-proposed': 'Runde {round} ist schon veröffentlicht.',
  'round.not-whole': 'In einer Runde hat jeder, der mitspielt, genau einen Platz: in einer Paarung oder mit Freilos.',
  'round.not-whole twice=': 'In dieser Runde haben noch keinen Platz: {missing}.',
  'round.not-whole missing=': 'In dieser Runde haben zwei Plätze: {twice}.',
  'round.paired': 'Runde {round} ist schon gepaart, also bleiben ihre Freilose.',
  'pairing.not-found': 'Diese Paarung gibt es nicht mehr.',
  'pairing.not-ready': 'Hier steht noch nicht fest, wer gegen wen spielt.',
  'pairing.not-ready bye=true': 'Das ist ein Freilos: Hier gibt es kein Match zu spielen.',
  'pairing.no-result':
    'Für diese Paarung ist kein Ergebnis gemeldet. Ist jemand ausgeschieden, nimm stattdessen das zurück.',
  'pairing.not-awaiting-word': 'Dieses Ergebnis muss niemand bestätigen.',
  'pairing.not-awaiting-word reason=given':
    'Dieses Ergebnis ist schon bestätigt. Ist es falsch, kann die Turnierleitung es korrigieren.',
  'pairing.not-awaiting-word reason=other-result':
    'Hier wurde inzwischen ein anderes Ergebnis gemeldet. Lies es, bevor du antwortest.',
  'pairing.not-awaiting-word reason=time-over':
    'Die Zeit zum Widersprechen ist vorbei, und das Ergebnis gilt. Ist es falsch, kann die Turnierleitung es korrigieren.',
  'pairing.own-report': 'Das hat deine eigene Seite gemeldet. Bestätigen oder widersprechen kann nur die andere.',
  'pairing.table-taken': 'An Tisch {table} spielen noch {white} und {black}.',
  'pairing.team-match boards=1':
    'Hier treffen Teams an einem Brett aufeinander. Es wird für sich gemeldet, sobald beide feststehen.',
  'pairing.team-match':
    'Hier treffen Teams an {boards} Brettern aufeinander. Jedes Brett wird einzeln gemeldet, sobald beide feststehen.',
  'pairing.line-up reason=no-team-match': 'Hier spielen keine Teams, also gibt es keine Aufstellung.',
  'pairing.line-up reason=not-in-pairing': 'Dieses Team spielt hier nicht.',
  'pairing.line-up reason=boards': 'Zu einer Aufstellung gehört für jedes Brett jemand, und niemand zweimal.',
  'pairing.line-up reason=not-in-team': 'In die Aufstellung gehören nur Leute aus dem Team.',
  'penalty.not-found': 'Diese Strafe gibt es nicht, oder sie ist schon gestrichen.',
  'tournament.no-ladder': 'Herausfordern lässt sich nur auf einer Rangliste, die ausgelost und noch nicht beendet ist.',
  'ladder.away who=challenger': 'Wer da herausfordert, ist abgemeldet und spielt erst nach der Rückkehr wieder.',
  'ladder.away who=challenged': 'Wer da herausgefordert wird, ist abgemeldet und spielt erst nach der Rückkehr wieder.',
  'ladder.not-listed who=challenger': 'Wer da herausfordert, steht nicht auf dieser Rangliste.',
  'ladder.not-listed who=challenged': 'Wer da herausgefordert wird, steht nicht auf dieser Rangliste.',
  'ladder.out-of-reach reach=1':
    'Von Platz {from} lässt sich Platz {to} nicht herausfordern: Es geht nur einen Platz nach oben.',
  'ladder.out-of-reach':
    'Von Platz {from} lässt sich Platz {to} nicht herausfordern: Es geht höchstens {reach} Plätze nach oben.',
  'ladder.too-soon days=1':
    'Nach einer Niederlage lässt sich dieselbe Person erst nach einem Tag wieder herausfordern.',
  'ladder.too-soon': 'Nach einer Niederlage lässt sich dieselbe Person erst nach {days} Tagen wieder herausfordern.',
  'ladder.challenge-open': 'Eine Herausforderung der beiden ist noch offen, oder ihr Ergebnis gilt noch nicht.',

  // What the log takes back.
  'ruling.not-found': 'So eine Entscheidung gibt es hier nicht.',
  'appeal.not-possible reason=no-ruling':
    'Dagegen gibt es keine Berufung: nur gegen Ergebnisse, Strafpunkte, Längen und Disqualifikationen durch die Turnierleitung.',
  'appeal.not-possible reason=undone':
    'Die Entscheidung ist zurückgenommen; es gibt nichts mehr, wogegen Berufung möglich ist.',
  'appeal.not-possible reason=outside-tournament': 'Das gehört nicht mehr zum Turnier.',
  'appeal.not-possible reason=appealed': 'Dagegen gab es schon eine Berufung, und mehr als eine gibt es nicht.',
  'appeal.not-possible reason=not-concerned': 'Berufung einlegen kann nur, wen die Entscheidung betrifft.',
  'appeal.not-open reason=none': 'Dagegen hat niemand Berufung eingelegt.',
  'appeal.not-open reason=decided':
    'Darüber ist schon entschieden, und das gilt. Ist es falsch eingetragen, nimm diesen Eintrag zurück.',
  'undo.nothing': 'Das gibt es im Protokoll dieses Turniers nicht.',
  'undo.nothing version=null': 'In diesem Turnier gibt es nichts zurückzunehmen.',
  'undo.not-possible reason=undone': 'Das ist schon zurückgenommen.',
  'undo.not-possible reason=opening': 'Dass das Turnier angelegt wurde, lässt sich nicht zurücknehmen.',
  'undo.not-possible reason=decided':
    'Das Match, das hier begonnen hat, ist inzwischen entschieden oder zählt nicht mehr. Nimm zuerst das zurück.',
  'undo.not-possible reason=play':
    'Das haben die Spieler am Brett getan. Nimm es im Match zurück, oder korrigiere das Ergebnis.',
  'undo.depended-on': 'Davon hängt ab, was später kam: {later}. Nimm das zuerst zurück, das Späteste vor den anderen.',
  'undo.depended-on later=':
    'Ohne das verlieren Matches ihre Leute, die schon begonnen oder ein Ergebnis haben: {matches}.',

  // Chouettes.
  'chouette.not-found': 'Diese Chouette gibt es nicht.',
  'chouette.closed': 'Der Abend ist schon beendet. Seine Spiele lassen sich noch berichtigen.',
  'chouette.closed reason=before-order': 'Der Abend endete, bevor die Reihenfolge feststand. Beginnt einen neuen.',
  'chouette.full': 'An diesem Tisch ist kein Platz mehr: höchstens {maxPlayers} spielen mit.',
  'chouette.wrong-moment': 'Jetzt kannst du {act}: {status}.',
  'chouette.already-seated': '{player} sitzt schon am Tisch.',
  'chouette.already-seated sittingOut=true': '{player} setzt nur aus und kann zurückkommen.',
  'chouette.not-seated': '{player} sitzt nicht am Tisch.',
  'chouette.not-seated reason=not-sitting-out': '{player} setzt gar nicht aus.',
  'chouette.not-for-you': 'Das entscheiden nur {by} oder wer die Chouette begonnen hat.',
  'chouette.not-in-game': '{player} spielt in diesem Spiel nicht mit.',
  'chouette.not-in-game reason=out': '{player} ist aus diesem Spiel heraus: Mit der Box ist schon abgerechnet.',
  'chouette.too-few-players': 'Für eine Chouette braucht es mindestens drei.',
  'chouette.too-few-players fewest=2':
    'Mindestens zwei müssen am Tisch bleiben. Wer ganz geht, beendet damit den Abend.',
  'chouette.same-player': '{player} kann nur einen Platz haben.',
  'chouette.looks-repeated seconds=1':
    'Genau so wurde Spiel {number} vor einer Sekunde eingetragen. Sieh nach, ob das dasselbe Spiel ist.',
  'chouette.looks-repeated':
    'Genau so wurde Spiel {number} vor {seconds} Sekunden eingetragen. Sieh nach, ob das dasselbe Spiel ist.',
  'chouette.partner-needed': 'Ab {partnerFrom} Leuten braucht die Box einen Partner.',
  'chouette.stake-fixed': '{player} behält den Wert eines Punktes von vorher.',
  'chouette.outcome-impossible': 'So kann das Spiel nicht geendet haben.',
  'chouette.outcome-impossible reason=not-in-line':
    'So kann das Spiel nicht geendet haben: {player} ist in diesem Spiel nicht im Team.',
  'chouette.outcome-impossible reason=twice':
    'So kann das Spiel nicht geendet haben: {player} steht zweimal auf dem Zettel.',
  'chouette.outcome-impossible reason=missing':
    'So kann das Spiel nicht geendet haben: {player} ist im Team und fehlt auf dem Zettel.',
  'chouette.outcome-impossible reason=newcomer-not-new': '{player} saß schon am Tisch, als dieses Spiel begann.',
  'chouette.outcome-impossible reason=newcomer-not-last': '{player} sitzt nicht am Ende der Reihe, wo Neue sitzen.',
  'chouette.outcome-impossible reason=board-missing':
    '{player} hat bis zum Ende gespielt, also muss auf dem Zettel stehen, wie es am Brett endete.',
  'chouette.outcome-impossible reason=nobody-played-on':
    'Niemand hat bis zum Ende gespielt, also hat das Brett kein Ergebnis.',
  'chouette.outcome-impossible reason=value': '{value} steht auf keinem Doppler.',
  'chouette.outcome-impossible reason=no-cube': 'In dieser Chouette gibt es keinen Doppler.',
  'chouette.outcome-impossible reason=cap':
    'Der Doppler geht nur bis {max}, und ein Doppel bietet das Doppelte von dem, was eine Ablehnung kostet.',
  'chouette.outcome-impossible reason=turned-at-one': 'Ein Doppler, den jemand gedreht hat, steht auf mehr als 1.',
  'chouette.outcome-impossible reason=nobody-turned':
    'Von selbst kommt kein Doppler auf {value}: Jemand muss ihn gedreht haben.',
  'chouette.outcome-impossible reason=centred-differ': 'Alle Doppler in der Mitte stehen auf demselben Wert.',
  'chouette.outcome-impossible reason=below-centred':
    'Kein Doppler kann auf {value} stehen, wenn die in der Mitte auf {centred} stehen.',
  'chouette.outcome-impossible reason=one-cube':
    'Das Team hat einen Doppler: Für alle, die bis zum Ende gespielt haben, steht er auf demselben Wert.',
  'chouette.outcome-impossible reason=box-dropped-ends-all':
    'Mit einem Doppler ist das Spiel für alle zu Ende, wenn die Box ablehnt.',
  'chouette.outcome-impossible reason=below-dropped':
    'Wer weitergespielt hat, muss das Doppel angenommen haben, das andere abgelehnt haben.',
  'chouette.outcome-impossible reason=cube-by-turns':
    'Box und Team drehen den einen Doppler abwechselnd, jedes Mal auf das Doppelte.',
};
