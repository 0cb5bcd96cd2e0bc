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

  it.each([
    ['a fault', { name: 1 }],
    ['a fault inside', { name: 'a', inner: { size: 'x' } }],
    ['an unknown field', { name: 'a', other: 1 }],
    ['a field of which the form makes another value', { name: 'a', count: 1 }],
    ['a field that becomes another type', { name: 'a', typed: 1 }],
  ])('leaves %s to others', (_what, sent) => {
    expect(quickForm(Form, sent)).toBeNull();
  });

  it('has what it leaves to others made into what the form says', () => {
    expect(formOf(Form, { name: 'a', count: '7' }, '')).toEqual({ name: 'a', count: 7 });
  });
});
