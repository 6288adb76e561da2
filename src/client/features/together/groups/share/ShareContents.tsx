import type { Group } from '../../../../../shared/entities/item.ts'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { Switch } from '../../../../ui/form/choice/Switch.tsx'
import { alert, check } from '../../../../ui/icons/paths.ts'
import { session } from '../../../data/session/index.ts'
import { DesktopPreview } from '../../../layout/desktop-preview/lazy.ts'
import { itemsOf } from '../kernel/from-shared.ts'
import type { Shareable } from '../kernel/to-shared.ts'
import { useMessages } from '../messages.ts'
import styles from './ShareDialog.module.css'

interface Props {
  readonly group: Group
  readonly shareable: Shareable
  readonly signed: boolean
  readonly onSign: (signed: boolean) => void
}

/** What of a group goes out, and what stays here and why. */
export function ShareContents({ group, shareable, signed, onSign }: Props) {
  const messages = useMessages()
  const { counts, leftOut, pictures } = shareable
  const parts = (['icons', 'folders', 'widgets'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => messages(`count.${kind}`, { count: counts[kind] }))
  const shown = { ...group, children: itemsOf(shareable.content, () => undefined) }
  const nickname = session.getState().login?.info.nickname ?? ''
  return (
    <div className={styles.contents}>
      <DesktopPreview home={{ groups: [shown], dock: [] }} width={268} />
      <ul>
        <li>
          <Icon path={check} size={14} />
          {messages('goes', { what: parts.join(messages('and')) })}
        </li>
        {counts.widgets > 0 && (
          <li>
            <Icon path={check} size={14} />
            {messages('widgetsEmpty')}
          </li>
        )}
        {pictures > 0 && (
          <li>
            <Icon path={alert} size={14} />
            {messages('picturesStay', { count: pictures })}
          </li>
        )}
        {leftOut.length > 0 && (
          <li className={styles.left}>
            <Icon path={alert} size={14} />
            <span>
              {messages('leftOut', { count: leftOut.length })}
              {leftOut.map(({ name, address }) => (
                <code key={`${name} ${address}`}>{address === '' ? name : address}</code>
              ))}
            </span>
          </li>
        )}
      </ul>
      <Switch label={messages('sign', { nickname })} value={signed} onChange={onSign} />
    </div>
  )
}
