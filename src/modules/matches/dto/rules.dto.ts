import { ApiExtraModels, ApiProperty, ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, ValidateIf, ValidateNested } from 'class-validator';
import { DEAD_CUBES, HOLLAND_SIDES, type PointsOptions } from '../../../domain/index.js';
import { GameRulesDto, MoneyOptionsDto } from '../../games/index.js';
import { AskedClockDto, ClockSettingsDto } from './clock.dto.js';

/** The options that only a match to points has. */
class PointsOptionsDto implements Omit<PointsOptions, 'clock'> {
  @ApiProperty({
    enum: DEAD_CUBES,
    default: 'reject',
    description: 'What becomes of a double that cannot help the doubler (R69).',
  })
  @IsIn(DEAD_CUBES)
  readonly deadCube: PointsOptions['deadCube'];

  @ApiProperty({ default: true, description: 'The Crawford rule (R72).' })
  @IsBoolean()
  readonly crawford: boolean;

  @ApiProperty({ default: false, description: 'The Holland rule, which needs the Crawford rule (R74).' })
  @IsBoolean()
  readonly holland: boolean;

  @ApiProperty({ enum: HOLLAND_SIDES, default: 'trailer', description: 'Whom the Holland rule binds (R75).' })
  @IsIn(HOLLAND_SIDES)
  readonly hollandApplies: PointsOptions['hollandApplies'];
}

/** Every option of a match to points with its value. */
@ApiExtraModels(GameRulesDto)
export class MatchRulesDto extends IntersectionType(GameRulesDto, PointsOptionsDto) {
  @ApiProperty({
    type: ClockSettingsDto,
    nullable: true,
    description: 'The clock agreed at the start (T30); null: none.',
    example: null,
  })
  readonly clock: ClockSettingsDto | null;
}

/** Every option of a money session with its value. */
export class MoneyRulesDto extends IntersectionType(GameRulesDto, MoneyOptionsDto) {}

/** The options that are chosen; the others take their defaults. The rules decide which belong to which format. */
export class ChosenRulesDto extends PartialType(
  IntersectionType(IntersectionType(GameRulesDto, PointsOptionsDto), MoneyOptionsDto),
  { skipNullProperties: false },
) {}

/** The same for a match that is opened here, which may be played with a clock. */
export class ChosenMatchRulesDto extends ChosenRulesDto {
  @ApiPropertyOptional({
    type: AskedClockDto,
    nullable: true,
    description: 'Matches to points only: played with a clock (T30). Null, like nothing: without one.',
  })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsObject()
  @ValidateNested()
  @Type(() => AskedClockDto)
  readonly clock?: AskedClockDto | null;
}
