import type { AnyField } from './field.ts'
import type { Fields, Values } from './settings.ts'

/**
 * Keys of the fields whose condition holds, as does that of every field it depends on; on mobile without desktop-only
 * ones.
 */
export function visibleFields<F extends Fields>(
  fields: F,
  values: Values<F>,
  { mobile }: { readonly mobile: boolean },
): readonly (keyof F & string)[] {
  const holds = (when: AnyField['when']): boolean =>
    when === undefined ||
    (when(values) && holds('dependsOn' in when ? fields[String(when.dependsOn)]?.when : undefined))
  return Object.keys(fields).filter((key) => {
    const { when, desktopOnly } = fields[key] ?? {}
    return !(mobile && desktopOnly) && holds(when)
  })
}
