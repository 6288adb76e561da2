import { oneLine } from '../../../../shared/lib/text/one-line.ts'

/** What the user says of a group. */
export interface GroupDraft {
  readonly name: string
  /** A name of the icon set; empty if none is chosen. */
  readonly icon: string
}

/** Characters of a group's name at most. */
export const NAME_LIMIT = 20

/** What a draft lacks: a name and an icon are required (spec section 5). */
export function problemsOf({ name, icon }: GroupDraft): readonly ('name' | 'icon')[] {
  return [...(oneLine(name) === '' ? (['name'] as const) : []), ...(icon === '' ? (['icon'] as const) : [])]
}

/** The draft as it is stored. */
export const toStore = ({ name, icon }: GroupDraft): GroupDraft => ({
  name: oneLine(name, NAME_LIMIT),
  icon,
})
