import { recordKey } from '../../client/core/documents/persistence/persisted-document.ts'
import type { Storage } from '../../client/core/documents/storage/storage.ts'
import { homeSchema } from '../../client/features/data/home/schema/home-schema.ts'
import { LAST_GROUP } from '../../client/features/layout/inbox/index.ts'
import type { Language } from '../../shared/constants.ts'
import type { Group, Home } from '../../shared/entities/item.ts'

/** The user's home screen as it is stored, and the id of the group that was added to last. */
interface Desktop {
  readonly home: Home
  readonly lastGroup: string
}

type Plan = { readonly pages: readonly Omit<Group, 'children'>[] }
const firstDesktops: Readonly<Record<Language, () => Promise<{ readonly default: Plan }>>> = {
  'zh-CN': () => import('virtual:first-desktop/zh-CN'),
  'zh-TW': () => import('virtual:first-desktop/zh-TW'),
  en: () => import('virtual:first-desktop/en'),
  ja: () => import('virtual:first-desktop/ja'),
  ko: () => import('virtual:first-desktop/ko'),
}

/** Reads the home screen, the first desktop's groups as long as nothing is stored. Never rejects: none is empty. */
export async function readDesktop(storage: Storage, language: Language): Promise<Desktop> {
  const [record, last] = await storage.read([recordKey({ id: 'home' }), LAST_GROUP]).catch(() => [])
  const { data }: { readonly data?: unknown } = Object(record)
  const parsed = homeSchema.parse(data)
  const groups = record === undefined ? await firstGroups(language) : []
  return {
    home: parsed.ok ? parsed.value : { groups, dock: [] },
    lastGroup: typeof last === 'string' ? last : '',
  }
}

/** The groups of the first desktop; its tiles depend on the screen. */
async function firstGroups(language: Language): Promise<readonly Group[]> {
  const { pages } = (await firstDesktops[language]().catch(() => ({ default: { pages: [] } }))).default
  return pages.map(({ id, name, icon, mode, lock }) => ({ id, name, icon, mode, lock, children: [] }))
}
