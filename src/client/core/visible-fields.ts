import type { Fields, Values } from './settings.ts'

/** The fields that apply now: those whose condition `when` holds, on mobile without those for a desktop alone. */
export function visibleFields<F extends Fields>(
  fields: F,
  values: Values<F>,
  { mobile }: { readonly mobile: boolean },
): readonly (keyof F & string)[] {
  return Object.keys(fields).filter((key) => {
    const { when, desktop } = fields[key] ?? {}
    return !(mobile && desktop) && (when?.(values) ?? true)
  })
}
