import { LANGUAGES } from '../../../../shared/constants.ts'
import { LANGUAGE_TABLE } from '../../../../shared/languages.ts'
import { history } from '../../../core/data/history.ts'
import { themeSettings } from '../../data/theme/index.ts'
import { formTab, type Tab, type TabRow } from '../../shell/settings/lazy.ts'
import { LowPerformanceSwitch } from './LowPerformanceSwitch.tsx'
import { setLowPerformance } from './low-performance.ts'
import { Resets } from './Resets.tsx'
import { RESET_KINDS } from './reset-scope.ts'
import { Transfers } from './Transfers.tsx'

/** Each in itself, so that its speakers find it. */
const LANGUAGE_NAMES = Object.fromEntries(LANGUAGES.map((language) => [language, LANGUAGE_TABLE[language].name]))

const form = formTab({
  id: 'system',
  number: 8,
  owner: 'system',
  icon: 'shield',
  settings: themeSettings,
  sections: [['locale'], ['isLowPerformance']],
  hints: ['isLowPerformance'],
  optionNames: { locale: LANGUAGE_NAMES },
  custom: { isLowPerformance: LowPerformanceSwitch },
})

/** The rows that are no settings, by the catalog keys of their texts. */
const OTHER_ROWS: readonly TabRow[] = [
  { label: 'local-history.title', hint: 'system.historyHint' },
  { label: 'backup-file.title', hint: 'backup-file.hint' },
  { label: 'move-in.title', hint: 'move-in.hint' },
  { label: 'move-in.guide.title', hint: 'move-in.guide.hint' },
  ...RESET_KINDS.map((kind) => ({ label: `system.reset.${kind}`, hint: `system.resetHint.${kind}` })),
].map((row) => ({ ...row, field: row.label }))

/** Language and performance, then what is no setting. */
const tab: Tab = {
  ...form,
  rows: () => [...form.rows(), ...OTHER_ROWS],
  draw: () => (
    <>
      {form.draw()}
      <Transfers />
      <Resets />
    </>
  ),
  // low-performance mode ends with what it has turned off
  reset: () =>
    history.transact(() => {
      const { isLowPerformance } = themeSettings.get()
      if (isLowPerformance) setLowPerformance(false)
      return (form.reset?.() ?? false) || isLowPerformance
    }),
}

export default tab
