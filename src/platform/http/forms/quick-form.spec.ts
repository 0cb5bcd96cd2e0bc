import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { formOf } from './form.js';
import { quickForm } from './quick-form.js';

class Inner {
  @IsInt()
  readonly size: number;
}

class Form {
  @IsString()
  readonly name: string;

  @IsOptional()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsInt()
  readonly count?: number;

  @IsOptional()
  @Transform(({ value }: { value: unknown }) => value)
  @ValidateNested()
  @Type(() => Inner)
  readonly changed?: Inner;

  @IsOptional()
  @ValidateNested()
  @Type(() => Inner)
  readonly inner?: Inner;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  readonly typed?: number;
}

describe('quickForm', () => {
  it('makes a form of what is right', () => {
    const form = quickForm(Form, { name: 'a', inner: { size: 1 } });

    expect(form).toBeInstanceOf(Form);
    expect(form?.inner).toBeInstanceOf(Inner);
    expect(form).toEqual({ name: 'a', inner: { size: 1 } });
  });

  it('makes of a value what the form says, and then looks whether it is right', () => {
    expect(quickForm(Form, { name: 'a', count: '7' })).toEqual({ name: 'a', count: 7 });
    expect(quickForm(Form, { name: 'a', count: 'many' })).toBeNull();
  });

  it.each([
    ['a fault', { name: 1 }],
    ['a fault inside', { name: 'a', inner: { size: 'x' } }],
    ['an unknown field', { name: 'a', other: 1 }],
    ['a form of which the form makes another', { name: 'a', changed: { size: 1 } }],
    ['a field that becomes another type', { name: 'a', typed: 1 }],
  ])('leaves %s to others', (_what, sent) => {
    expect(quickForm(Form, sent)).toBeNull();
  });

  it('has what it leaves to others made into what the form says', () => {
    expect(formOf(Form, { name: 'a', typed: '7' }, '')).toEqual({ name: 'a', typed: 7 });
  });
});
