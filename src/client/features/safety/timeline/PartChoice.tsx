import { joinPhrases } from '../../../lib/text/join-phrases.ts'
import { Checkbox } from '../../../ui/components/checkbox/Checkbox.tsx'
import styles from './EntryDetails.module.css'
import { type Chosen, DESKTOP, withGroup, withSection } from './kernel/chosen.ts'
import type { Parts } from './parts.ts'
import { sayAgainstNow, type Words } from './say-changes.ts'

interface Props {
  readonly parts: Parts
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
  /** Called with the id of the group that is to be pictured. */
  readonly onPicture: (group: string) => void
  readonly words: Words
}

/** The sections that are not as they are now, and the groups of the desktop. */
export function PartChoice({ parts, chosen, onChange, onPicture, words }: Props) {
  const { text } = words
  const isWhole = chosen.sections.includes(DESKTOP)
  return (
    <div className={styles.parts}>
      <fieldset>
        <legend>{text('sections')}</legend>
        {parts.sections.map(({ section, changes }) => (
          <Checkbox
            key={section}
            label={words.sectionName(section)}
            note={sayAgainstNow(changes, words)}
            checked={chosen.sections.includes(section)}
            mixed={section === DESKTOP && chosen.groups.length > 0}
            onChange={(isOn) => onChange(withSection(chosen, section, isOn))}
          />
        ))}
      </fieldset>
      {parts.groups.length === 0 ? null : (
        <fieldset>
          <legend>{text('groups')}</legend>
          {parts.groups.map(({ group, changes }) => (
            <Checkbox
              key={group.id}
              label={group.name}
              note={
                changes === undefined
                  ? joinPhrases(
                      [text('count.tiles', { count: group.children.length }), text('groupGone')],
                      words.language,
                    )
                  : sayAgainstNow(changes, words)
              }
              checked={isWhole || chosen.groups.some(({ id }) => id === group.id)}
              onFocus={() => onPicture(group.id)}
              onChange={(isOn) => {
                onPicture(group.id)
                onChange(
                  withGroup(
                    chosen,
                    group,
                    isOn,
                    parts.groups.map((one) => one.group),
                  ),
                )
              }}
            />
          ))}
          {parts.sameGroups.length === 0 ? null : (
            <p>
              {text('groupsSame', {
                names: new Intl.ListFormat(words.language).format(parts.sameGroups.map(({ name }) => name)),
              })}
            </p>
          )}
        </fieldset>
      )}
    </div>
  )
}
