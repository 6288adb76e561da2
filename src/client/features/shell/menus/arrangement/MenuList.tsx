import { useRef } from 'react'
import { registry } from '../../../../core/contribute/registry.ts'
import { useRegistryCompleted } from '../../../../core/contribute/use-registry.ts'
import { useScreen } from '../../../../core/page/screen.ts'
import { useMessageByKey } from '../../../../core/text/i18n.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { NamedIcon } from '../../../../ui/components/icon/NamedIcon.tsx'
import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { KeyRecorder } from '../../../../ui/form/keys/KeyRecorder.tsx'
import { type SortableItem, SortableList } from '../../../../ui/form/order/SortableList.tsx'
import type { ControlProps } from '../../../../ui/form/Row.tsx'
import { minus, plus, trash } from '../../../../ui/icons/paths.ts'
import { useMessages } from '../messages.ts'
import { menuSettings } from '../settings.ts'
import { type ArrangedEntry, completed } from './arrangement.ts'
import { addDivider, isKeyTaken, type ListedEntry, listedEntries, moveEntry } from './edit-arrangement.ts'
import styles from './MenuList.module.css'

/** The settings of the right-click menu: its entries and dividers in their order, each with its switch and key. */
export function MenuList({ label, value, onChange }: ControlProps<readonly ArrangedEntry[]>) {
  const messages = useMessages()
  const text = useMessageByKey()
  const { mobile } = useScreen()
  const isComplete = useRegistryCompleted()
  const entries = completed(value, menuSettings.initial.contextmenusConfig)
  const addButton = useRef<HTMLButtonElement>(null)
  const commands = isComplete ? registry().commands : []
  const changeEntry = (name: string, part: Partial<ArrangedEntry>) =>
    onChange(entries.map((entry) => (entry.text === name ? { ...entry, ...part } : entry)))
  const remove = (name: string) => {
    onChange(entries.filter((entry) => entry.text !== name))
    addButton.current?.focus() // the pressed button is removed with its row
  }
  const draw = ({ entry, command }: ListedEntry): SortableItem => {
    const shown = { id: entry.text, on: !entry.hide }
    if (command === undefined) {
      return {
        ...shown,
        label: messages('divider'),
        icon: <Icon path={minus} />,
        trailing: (
          <IconButton
            icon={trash}
            size={28}
            iconSize={16}
            label={messages('removeDivider')}
            onClick={() => remove(entry.text)}
          />
        ),
      }
    }
    const name = text(`${command.owner}.command.${command.name}`)
    return {
      ...shown,
      label: name,
      icon: <NamedIcon name={command.icon} size={18} />,
      trailing: mobile ? null : (
        <KeyRecorder
          label={name}
          value={entry.subText}
          validate={(key) => (isKeyTaken(key, entry.text, entries, commands) ? messages('keyTaken') : undefined)}
          onChange={(key) => changeEntry(entry.text, { subText: key })}
        />
      ),
    }
  }
  const listed = listedEntries(entries, commands)
  return (
    <div data-form-row={label}>
      <SortableList
        label={label}
        items={listed.map(draw)}
        onToggle={(id) => changeEntry(id, { hide: listed.some(({ entry }) => entry.text === id && !entry.hide) })}
        onMove={(id, to) => onChange(moveEntry(entries, commands, id, to))}
      />
      <div className={styles.foot}>
        <Button ref={addButton} kind="text" size="s" icon={plus} onClick={() => onChange(addDivider(entries))}>
          {messages('addDivider')}
        </Button>
      </div>
    </div>
  )
}
