import { useEffect, useState } from 'react'

/** Names and path data, read out of the text of paths.ts. */
type Icons = ReadonlyMap<string, string>

// As text, not as a module: naming icons at run time must not tie all of them to the chunk of the first frame.
const sources = import.meta.glob<string>('./{home-,}paths.ts', { query: '?raw', import: 'default' })

let icons: Promise<Icons> | undefined
let loaded: Icons | undefined

/** All icons by name, for what is only known by name at run time, such as a widget's manifest. Loaded once, lazily. */
export function loadIcons(): Promise<Icons> {
  icons ??= Promise.all(Object.values(sources).map((load) => load())).then((texts) => {
    loaded = readIcons(texts.join('\n'))
    return loaded
  })
  return icons
}

/** The icons as soon as they are there. */
export function useIcons(): Icons | undefined {
  const [known, setKnown] = useState(loaded)
  useEffect(() => {
    // a module comes from outside of React; without it there are names and no icons
    loadIcons().then(setKnown, () => {})
  }, [])
  return known
}

/** Reads `export const name = 'path'` lines. */
export function readIcons(text: string): Icons {
  const lines = text.matchAll(/^export const (\w+) =\s*'([^']+)'/gm)
  return new Map([...lines].map(([, name = '', path = '']) => [name, path]))
}
