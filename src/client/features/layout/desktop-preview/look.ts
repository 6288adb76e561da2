import { type CSSProperties, createContext, useContext } from 'react'
import type { AnyDocument, Document } from '../../../core/documents/document.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { isPlainObject } from '../../../lib/values/json.ts'
import { iconSettings } from '../../data/home/index.ts'
import { dockSettings } from '../../desk/dock/index.ts'
import { sidebarSettings } from '../../desk/sidebar/index.ts'
import { iconProperties } from '../../desk/tiles/lazy.ts'
import { timeSettings } from '../../look/clock/index.ts'
import { wallpaperSettings } from '../../look/wallpaper/index.ts'

/** The settings by which a desktop is pictured, where they are not those of this page. */
export interface DesktopLook {
  readonly icons: ReturnType<typeof iconSettings.get>
  readonly dock: ReturnType<typeof dockSettings.get>
  readonly sidebar: ReturnType<typeof sidebarSettings.get>
  readonly wallpaper: ReturnType<typeof wallpaperSettings.get>
  readonly time: ReturnType<typeof timeSettings.get>
}

export const LookContext = createContext<DesktopLook | undefined>(undefined)

/**
 * The look of another desktop.
 * @param values of its settings, by their ids; what is left out is as on this page
 */
export function lookOf(values: Readonly<Record<string, unknown>>): DesktopLook {
  const read = <T extends object>(document: Document<T>): T => {
    const value = values[document.id]
    const decoded = document.decode({
      version: document.version,
      data: { ...document.get(), ...(isPlainObject(value) ? value : {}) },
    })
    return decoded.at === 'read' ? decoded.value : document.get()
  }
  return {
    ...{ icons: read(iconSettings), dock: read(dockSettings) },
    ...{ sidebar: read(sidebarSettings), wallpaper: read(wallpaperSettings), time: read(timeSettings) },
  }
}

/** A part of the pictured desktop's look. */
export function useLook<K extends keyof DesktopLook>(part: K): DesktopLook[K] {
  const own: unknown = useDocument<unknown, unknown>(DOCUMENTS[part], (now) => now)
  return useContext(LookContext)?.[part] ?? (own as DesktopLook[K]) // by the table
}

const DOCUMENTS: Readonly<Record<keyof DesktopLook, AnyDocument>> = {
  ...{ icons: iconSettings, dock: dockSettings, sidebar: sidebarSettings, wallpaper: wallpaperSettings },
  time: timeSettings,
}

/** What a picture of other icons takes over from them: the root has these properties of this page's. */
const ICON_PROPERTIES = [
  '--gk-icon-shape',
  '--gk-mini-r',
  '--gk-icon-opacity',
  '--gk-icon-bg',
  '--gk-icon-ink',
] as const

export function iconStyle(look: DesktopLook | undefined): CSSProperties {
  if (look === undefined) return {}
  const properties = iconProperties(iconSettings.drawn(look.icons))
  return Object.fromEntries(ICON_PROPERTIES.map((name) => [name, properties[name] || 'initial']))
}
