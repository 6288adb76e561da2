import { LANGUAGES } from '../../../../shared/constants.ts'
import { LANGUAGE_TABLE } from '../../../../shared/languages.ts'
import { history } from '../../../core/documents/history.ts'
import { ConfirmedSwitch } from '../../../ui/form/choice/ConfirmedSwitch.tsx'
import type { ControlProps } from '../../../ui/form/Row.tsx'
import { themeSettings } from '../../data/theme/index.ts'
import { formTab, type Tab, type TabRow } from '../../shell/settings/lazy.ts'
import { cloudBackup } from '../cloud-backup/lazy.ts'
import { ExtensionCard, extensionRows } from './ExtensionCard.tsx'
import { setLowPerformance } from './low-performance.ts'
import { useMessages } from './messages.ts'
import { Resets } from './Resets.tsx'
import { RESET_KINDS } from './reset-scope.ts'
import { Transfers } from './Transfers.tsx'

/** Low-performance mode: turning it on asks first, turning it off restores what it has turned off. */
function LowPerformanceSwitch(control: ControlProps<boolean>) {
  const messages = useMessages()
  const question = { title: messages('lowPerformanceQuestion'), text: messages('lowPerformanceCost') }
  const onReset = control.onReset === undefined ? undefined : () => setLowPerformance(false)
  return <ConfirmedSwitch {...control} question={question} onReset={onReset} onChange={setLowPerformance} />
}

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
  { label: 'timeline.title', hint: 'timeline.hint' },
  { label: 'backup-file.title', hint: 'backup-file.hint' },
  { label: 'move-in.title', hint: 'move-in.hint' },
  { label: 'move-in.guide.title', hint: 'move-in.guide.hint' },
  ...RESET_KINDS.map((kind) => ({ label: `system.reset.${kind}`, hint: `system.resetHint.${kind}` })),
].map((row) => ({ ...row, field: row.label }))

/** The backup to the cloud, language and performance, then what is no setting. */
const tab: Tab = {
  ...form,
  controls: [...cloudBackup.controls, ...form.controls],
  rows: () => [...cloudBackup.rows(), ...form.rows(), ...extensionRows(), ...OTHER_ROWS],
  draw: () => (
    <>
      {cloudBackup.draw()}
      {form.draw()}
      <ExtensionCard />
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
