import { useEffect, useState } from 'react'

/** Path data by name, parsed from the text of paths.ts. */
type Icons = ReadonlyMap<string, string>

// as text, not as a module: a module would pull all icons into the chunk of the first frame
const sources = import.meta.glob<string>('./{home-,}paths.ts', { query: '?raw', import: 'default' })

let icons: Promise<Icons> | undefined
let loaded: Icons | undefined

/** All icons by name, for names that are only known at run time, as in a widget's manifest. Loaded once, lazily. */
export function loadIcons(): Promise<Icons> {
  icons ??= Promise.all(Object.values(sources).map((load) => load())).then((texts) => {
    loaded = readIcons(texts.join('\n'))
    return loaded
  })
  return icons
}

/** The icons once they are loaded. */
export function useIcons(): Icons | undefined {
  const [known, setKnown] = useState(loaded)
  useEffect(() => {
    // loads outside React; on failure names are shown without icons
    loadIcons().then(setKnown, () => {})
  }, [])
  return known
}

/** Parses `export const name = 'path'` lines. */
export function readIcons(text: string): Icons {
  const lines = text.matchAll(/^export const (\w+) =\s*'([^']+)'/gm)
  return new Map([...lines].map(([, name = '', path = '']) => [name, path]))
}
