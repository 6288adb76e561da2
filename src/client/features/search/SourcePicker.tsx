import { useId } from 'react'
import { SUGGESTION_SOURCES } from '../../../shared/api/suggest.ts'
import { useLanguage } from '../../core/i18n.ts'
import { useDocument } from '../../core/react.ts'
import { type ControlProps, Row } from '../../ui/form/Row.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import { EngineMark } from './EngineMark.tsx'
import { enginesIn } from './engines.ts'
import { engineInUse } from './model.ts'
import { type Source, sourcesNow } from './panel/model.ts'
import { toggleSuggestionSource, toggleSuggestions } from './panel/sources.ts'
import styles from './SourcePicker.module.css'
import { searchSettings } from './settings.ts'
import { useWords } from './words-all.ts'

/** Who suggests: the master toggle, and each source by its mark. A fourth turns the earliest off, and says so. */
export function SourcePicker({
  label,
  value,
  onReset,
}: Pick<ControlProps<readonly Source[]>, 'label' | 'value' | 'onReset'>) {
  const words = useWords()
  const id = useId()
  const language = useLanguage()
  const engine = useDocument(
    searchSettings,
    (now) => engineInUse(now.searchSelectEnginesList, now.searchEnginesIndex) ?? '',
  )
  const sources = sourcesNow(value, engine, SUGGESTION_SOURCES)
  const active = sources.filter((source) => source.active).map(({ name }) => name)
  const known = enginesIn(language).filter(({ key }) => SUGGESTION_SOURCES.some((name) => name === key))
  const names = known.filter(({ key }) => active.includes(key)).map(({ name }) => name)
  return (
    <>
      <Switch label={label} value={active.length > 0} onChange={toggleSuggestions} onReset={onReset} />
      <Row
        label={words('sources')}
        labelId={id}
        below={
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this grid is
          <div role="group" aria-labelledby={id} className={styles.cells}>
            {known.map(({ key, name, icon }) => (
              <label key={key} className={styles.cell} title={name}>
                <input
                  type="checkbox"
                  className={styles.box}
                  aria-label={name}
                  checked={active.includes(key)}
                  onChange={() => toggleSuggestionSource(key, sources)}
                />
                <EngineMark name={name} icon={icon} size={22} />
              </label>
            ))}
          </div>
        }
      >
        <span className={styles.chosen}>{names.join(' · ')}</span>
      </Row>
    </>
  )
}
