export { isName, tidyName } from './player-name.js';
export { IsName, IsText, Tidy } from './dto/text.js';
export type { PlayerStatus, PlayerView } from './player.view.js';
export { PlayersModule } from './players.module.js';
export { PlayersService } from './players.service.js';
