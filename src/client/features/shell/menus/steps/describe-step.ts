import { history } from '../../../../core/documents/history.ts'
import { messageByKey } from '../../../../core/text/i18n.ts'
import type { Identified } from '../../../../lib/values/records.ts'
import { home, itemName } from '../../../data/home/index.ts'
import { findTile } from '../../../data/home/lazy.ts'
import { messages } from '../messages.ts'
import { type StepPart, type StepSummary, summarize } from './model.ts'

/**
 * The name of the next step that `undo` or `redo` takes, e.g. `Undo: move 3 tiles`; undefined if it has none.
 * @param form of what the step is told: what it would do, or that it is done
 */
export function describeStep(
  kind: 'undo' | 'redo',
  form: 'undo' | 'redo' | 'undone' | 'redone' = kind,
): string | undefined {
  const parts = history.next(kind)
  const summary = parts && summarize(parts)
  const what = summary && textOf(summary, (id) => nameOf(id, parts))
  return what === undefined ? undefined : messages(`step.${form}`, { what })
}

function textOf(summary: StepSummary, nameOf: (id: string) => string): string | undefined {
  switch (summary.of) {
    case 'tiles': {
      const { act, ids } = summary
      const name = ids.length === 1 ? nameOf(ids[0] ?? '') : ''
      return name === '' ? messages(`step.${act}.tiles`, { count: ids.length }) : messages(`step.${act}`, { name })
    }
    case 'group': {
      const name = nameOf(summary.id)
      return name === '' ? undefined : messages(`step.${summary.act}.group`, { name })
    }
    case 'folder':
      return messages('step.folder')
    case 'contents': {
      const key = `${summary.owner}.name`
      const name = messageByKey(key)
      return name === key ? undefined : messages('step.contents', { name })
    }
    default:
      return messages(`step.${summary.of}`)
  }
}

/** The name of a tile or group, on the desktop or in what the step took from it; empty if it has none. */
function nameOf(id: string, parts: readonly StepPart[]): string {
  const { groups } = home.get()
  const tile = findTile(home.get(), id)?.item
  if (tile !== undefined) return itemName(tile)
  const records = parts.flatMap(({ patches }) =>
    patches.flatMap((patch) => ('removed' in patch ? [...patch.removed, ...patch.added] : [])),
  )
  const found = [...groups, ...records].find((record) => record.id === id)
  return found !== undefined && isNamed(found) ? found.name : ''
}

const isNamed = (record: Identified): record is Identified & { readonly name: string } =>
  'name' in record && typeof record.name === 'string'
