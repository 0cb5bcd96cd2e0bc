export { MAX_NAME } from './player-name.js';
export { IsName, IsText, Tidy } from './dto/text.js';
export { ImportLineDto, ImportReportDto } from './dto/import-line.dto.js';
export { candidatesAmong, faultText, nameKey, newNames, personFrom } from './people-table.js';
export { isName, tidyName } from './player-name.js';
export { PlayersModule } from './players.module.js';
