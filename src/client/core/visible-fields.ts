import type { Fields, Values } from './settings.ts'

/** Keys of the fields whose condition holds; on mobile without desktop-only ones. */
export function visibleFields<F extends Fields>(
  fields: F,
  values: Values<F>,
  { mobile }: { readonly mobile: boolean },
): readonly (keyof F & string)[] {
  return Object.keys(fields).filter((key) => {
    const { when, desktopOnly } = fields[key] ?? {}
    return !(mobile && desktopOnly) && (when?.(values) ?? true)
  })
}
