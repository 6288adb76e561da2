import { type Synonyms, synonymsOf } from './kernel/synonyms.ts'
import { messages } from './messages.ts'

/** What users call by several words; the catalogs have those of each language. */
export const CONCEPTS = [
  ...(['notes', 'toDos', 'calendar', 'films', 'music', 'stocks', 'weather', 'clock', 'holiday', 'trending'] as const),
  ...(['ai', 'poem', 'quote', 'whiteBoard', 'bookmarks', 'folder', 'offWork', 'woodenFish', 'incense'] as const),
  ...(['dark', 'light', 'wallpaper', 'cursor', 'radius', 'opacity', 'shadow', 'blur', 'glass', 'animation'] as const),
  ...(['language', 'font', 'undo', 'reload', 'fullScreen', 'minimal', 'settings'] as const),
  ...(['backup', 'cloud', 'restore', 'history', 'server'] as const),
  ...(['danmaku', 'mascot', 'translation', 'suggestions', 'lowPerformance', 'offline'] as const),
  ...(['lunar', 'weekday', 'engine'] as const),
  ...(['diary', 'theme', 'search', 'searchHistory', 'sidebar', 'dock', 'icons', 'time', 'hours'] as const),
  ...(['greeting', 'account', 'system', 'about', 'update', 'menu', 'window', 'group', 'widget'] as const),
  ...(['add', 'freeLayout', 'gridLayout', 'lock', 'unlock', 'editDesktop', 'home', 'random', 'playback'] as const),
  ...(['nextTrack', 'previousTrack', 'redo', 'size', 'gap', 'pageTurn', 'tabTitle', 'tabIcon', 'color'] as const),
  ...(['shortcutBar', 'unreadable', 'dayColor', 'timer', 'chat', 'games', 'featured', 'feedback', 'admin'] as const),
]

let last: { readonly texts: string; readonly synonyms: Synonyms } | undefined

/** The synonyms of the current language, the same value as long as its texts are. */
export function currentSynonyms(): Synonyms {
  const texts = CONCEPTS.map((one) => messages(`synonyms.${one}`))
  const joined = texts.join('\n')
  if (last?.texts !== joined) last = { texts: joined, synonyms: synonymsOf(texts) }
  return last.synonyms
}
