import { registry } from '../../../../core/contribute/registry.ts'
import type { AnyDocument } from '../../../../core/documents/document.ts'
import type { AnyField } from '../../../../core/documents/fields/field.ts'
import { createId } from '../../../../core/tabs/channel.ts'
import { iconSettings } from '../../../data/home/index.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import { searchSettings } from '../../../desk/search/index.ts'
import { adoptEngines } from '../../../desk/search/lazy.ts'
import { sidebarSettings } from '../../../desk/sidebar/index.ts'
import { timeSettings } from '../../../look/clock/index.ts'
import { wallpaperSettings } from '../../../look/wallpaper/index.ts'
import type { Contents, MovedSetting } from '../model.ts'
import { withNotes, withTodos } from './added-contents.ts'

const DOCUMENTS: Readonly<
  Record<MovedSetting['document'], AnyDocument & { readonly fields: Readonly<Record<string, AnyField>> }>
> = {
  theme: themeSettings,
  icon: iconSettings,
  time: timeSettings,
  search: searchSettings,
  sidebar: sidebarSettings,
  wallpaper: wallpaperSettings,
}

/** Notes or to-dos are more than there is room for. */
export class NoRoomError extends Error {}

/**
 * How notes, to-dos, settings and engines of another product are added to the documents that are here.
 * @returns makes the changes, in a transaction of the caller's
 * @throws NoRoomError
 */
export function prepareContents({ notes, todos, settings, engines }: Contents): () => void {
  const additions = [
    notes.length > 0 && addition('notes', (now) => withNotes(now, notes, createId)),
    todos.length > 0 && addition('schedule', (now) => withTodos(now, todos, createId)),
  ]
  return () => {
    for (const add of additions) if (add) add()
    for (const { document, key, value } of settings) setValue(DOCUMENTS[document], key, value)
    if (engines.length > 0) searchSettings.update((now) => adoptEngines(now, engines))
  }
}

/** A change of a widget's document that its schema accepts as a whole. */
function addition(id: string, change: Parameters<AnyDocument['update']>[0]): (() => void) | undefined {
  const document = registry().documents.find((one) => one.id === id)
  if (document === undefined) return undefined
  const changed = document.decode({ version: document.version, data: change(document.get()) })
  if (changed.at !== 'read' || changed.repaired.length > 0) throw new NoRoomError(`there is no room in ${id}`)
  return () => document.set(changed.value)
}

function setValue(document: (typeof DOCUMENTS)[MovedSetting['document']], key: string, value: unknown): void {
  const field = Object.hasOwn(document.fields, key) ? document.fields[key] : undefined
  if (field === undefined) return
  document.update((now) => {
    const repaired = field.repair(value, now)
    return repaired === undefined || repaired === now[key] ? now : { ...now, [key]: repaired }
  })
}
