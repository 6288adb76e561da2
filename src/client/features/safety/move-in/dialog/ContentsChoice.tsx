import { Checkbox } from '../../../../ui/components/checkbox/Checkbox.tsx'
import { useMessages } from '../messages.ts'
import type { Contents } from '../model.ts'
import styles from './MoveInDialog.module.css'

const KINDS = ['notes', 'todos', 'engines', 'wallpaper', 'settings'] as const
export type ContentsKind = (typeof KINDS)[number]

/** How many of each kind there are. */
const COUNTS = {
  notes: ({ notes }) => notes.length,
  todos: ({ todos }) => todos.reduce((sum, list) => sum + list.todos.length, 0),
  engines: ({ engines }) => engines.length,
  wallpaper: ({ wallpaper }) => (wallpaper === undefined ? 0 : 1),
  settings: ({ settings }) => settings.length,
} as const satisfies Record<ContentsKind, (contents: Contents) => number>

/** The kinds of which there is anything. */
export const kindsIn = (contents: Contents | undefined): readonly ContentsKind[] =>
  contents === undefined ? [] : KINDS.filter((kind) => COUNTS[kind](contents) > 0)

/** The contents of these kinds alone. */
export const contentsOfKinds = (contents: Contents, kinds: readonly ContentsKind[]): Contents => ({
  notes: kinds.includes('notes') ? contents.notes : [],
  todos: kinds.includes('todos') ? contents.todos : [],
  engines: kinds.includes('engines') ? contents.engines : [],
  settings: kinds.includes('settings') ? contents.settings : [],
  ...(kinds.includes('wallpaper') && contents.wallpaper !== undefined && { wallpaper: contents.wallpaper }),
})

interface Props {
  readonly contents: Contents
  readonly chosen: readonly ContentsKind[]
  readonly onChange: (chosen: readonly ContentsKind[]) => void
}

/** What of a file comes along beside its icons. */
export function ContentsChoice({ contents, chosen, onChange }: Props) {
  const text = useMessages()
  const offered = kindsIn(contents)
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.groups}>
      <legend>{text('contents')}</legend>
      {offered.map((kind) => (
        <Checkbox
          key={kind}
          label={text(`contents.${kind}`)}
          {...(kind !== 'wallpaper' && { note: text('contents.count', { count: COUNTS[kind](contents) }) })}
          checked={chosen.includes(kind)}
          onChange={(checked) => onChange(offered.filter((one) => (one === kind ? checked : chosen.includes(one))))}
        />
      ))}
    </fieldset>
  )
}
