import { registry } from '../../../core/contribute/registry.ts'
import type { AnyDocument } from '../../../core/documents/document.ts'
import type { Settings } from '../../../core/documents/fields/settings.ts'
import { history } from '../../../core/documents/history.ts'
import { language } from '../../../core/text/i18n.ts'
import { backupSettings, SECTION_SWITCHES } from '../../data/backup/lazy.ts'
import { home } from '../../data/home/index.ts'
import { welcomeAgain } from '../../data/home/lazy.ts'
import { selectFirstEngines } from '../../desk/search/index.ts'
import { firstDesktop } from '../../layout/first-desktop/lazy.ts'
import { keepVersion } from '../local-history/lazy.ts'
import { forgetSync } from '../sync/lazy.ts'
import { type ResetKind, sectionsOfReset } from './reset-scope.ts'

/**
 * Resets settings, desktop or everything on this device, after keeping a version of what it was; one step of undo.
 * @throws if the version cannot be stored: nothing has changed then
 */
export async function reset(kind: ResetKind): Promise<void> {
  const sections = sectionsOfReset(kind)
  const documents = registry().documents.filter(({ section }) => sections.includes(section))
  const desktop = await firstDesktop(language())
  await keepVersion('reset', sections)
  if (kind === 'everything') await forgetSync() // what is in the cloud stays until its user chooses
  const endStep = history.beginTransaction(true)
  try {
    for (const one of documents) one.set(one.id === home.id ? desktop : initialOf(one))
    if (kind !== 'desktop') selectFirstEngines(language(), 'local')
    if (kind === 'everything') await welcomeAgain()
  } finally {
    endStep()
  }
}

const initialOf = (document: AnyDocument): unknown =>
  isSettings(document) ? { ...document.defaults(language()), ...keptOf(document) } : document.initial

/** What goes to the cloud: only its user says so, never a reset. */
const CHOICES: readonly string[] = ['autoBookMarks', ...Object.values(SECTION_SWITCHES)]

const keptOf = (settings: Settings): object =>
  settings.id === backupSettings.id
    ? Object.fromEntries(Object.entries(settings.get()).filter(([key]) => CHOICES.includes(key)))
    : {}

const isSettings = (document: AnyDocument): document is Settings => 'fields' in document
