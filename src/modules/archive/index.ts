export type { ImportedDto } from './dto/import.dto.js';
export { ArchiveModule } from './archive.module.js';
export { ExportService } from './export.service.js';
export { ImportService } from './import.service.js';
