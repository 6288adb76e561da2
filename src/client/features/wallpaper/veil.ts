import { nameOf, type Shown } from './automatic.ts'
import { builtIn } from './built-in.ts'

export { veiled } from './automatic.ts'

/** Fetches and decodes the built-in picture that a theme will show, so that it is there when the theme is; waits `ms` at most. */
export async function prepare(values: Shown, theme: 'light' | 'dark', ms: number): Promise<void> {
  const name = nameOf(values, theme)
  if (!name.startsWith('genkan:')) return
  const image = new Image()
  image.src = builtIn(theme, matchMedia('(orientation: portrait)').matches, name)
  await Promise.race([image.decode().catch(() => {}), new Promise((resolve) => setTimeout(resolve, ms))])
}
