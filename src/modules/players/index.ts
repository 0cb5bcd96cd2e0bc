export { isName, tidyName } from './player-name.js';
export type { PlayerStatus, PlayerView } from './player.view.js';
export { PlayersModule } from './players.module.js';
export { PlayersService } from './players.service.js';
