import { SUGGESTION_SOURCES } from '../../../../../shared/api/suggest.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { MultiImagePicker } from '../../../../ui/form/choice/ImagePicker.tsx'
import { Switch } from '../../../../ui/form/choice/Switch.tsx'
import type { ControlProps } from '../../../../ui/form/Row.tsx'
import { useAllMessages } from '../all-messages.ts'
import { enginesIn } from '../engines/available-engines.ts'
import { EngineIcon } from '../engines/EngineIcon.tsx'
import { engineInUse } from '../model.ts'
import { searchSettings } from '../settings.first-frame.ts'
import { effectiveSources, type Source } from './model.ts'
import { toggleSuggestionSource, toggleSuggestions } from './toggle-sources.ts'

/** The suggestion sources: the master toggle, and each source by its icon. A fourth turns off the oldest. */
export function SourcePicker({
  label,
  value,
  onReset,
}: Pick<ControlProps<readonly Source[]>, 'label' | 'value' | 'onReset'>) {
  const messages = useAllMessages()
  const language = useLanguage()
  const engine = useDocument(
    searchSettings,
    (now) => engineInUse(now.searchSelectEnginesList, now.searchEnginesIndex) ?? '',
  )
  const sources = effectiveSources(value, engine, SUGGESTION_SOURCES)
  const active = sources.filter((source) => source.active).map(({ name }) => name)
  const known = enginesIn(language).filter(({ key }) => SUGGESTION_SOURCES.some((name) => name === key))
  return (
    <>
      <Switch label={label} value={active.length > 0} onChange={toggleSuggestions} onReset={onReset} />
      <MultiImagePicker
        label={messages('sources')}
        value={active}
        options={known.map(({ key, name, icon }) => ({
          value: key,
          label: name,
          picture: <EngineIcon name={name} icon={icon} size={22} />,
        }))}
        onToggle={(key) => toggleSuggestionSource(key, sources)}
      />
    </>
  )
}
