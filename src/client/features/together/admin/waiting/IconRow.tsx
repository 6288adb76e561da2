import type * as v from 'valibot'
import { type adminIcons, auditIcon } from '../../../../../shared/api/admin.ts'
import { Art } from '../../../../ui/components/tile-frame/TileFrame.tsx'
import { MessageAge } from '../../chat/lazy.ts'
import { useAct } from '../ask/use-act.ts'
import { messages as texts, useMessages } from '../messages.ts'
import styles from './IconRow.module.css'
import { WaitingRow } from './WaitingRow.tsx'

type WaitingIcon = Readonly<v.InferOutput<typeof adminIcons.output>['list'][number]>

/** An icon that users share for a site; its author is not known. */
export function IconRow({ icon: { site, name, background, src, sharedAt } }: { readonly icon: WaitingIcon }) {
  const messages = useMessages()
  const { isBusy, act } = useAct()
  return (
    <WaitingRow
      picture={
        <span className={styles.face}>
          <Art face={{ at: 'picture', src, background }} label={name} />
        </span>
      }
      name={name || site}
      kind={messages('kind.icon')}
      note={
        <>
          {site} · <MessageAge time={sharedAt} />
        </>
      }
      isBusy={isBusy}
      onApprove={() => act(auditIcon, { site, decision: 'keep', sharedAt }, texts('approved', { name: name || site }))}
      onRefuse={() => act(auditIcon, { site, decision: 'remove' }, texts('removed', { name: name || site }))}
    />
  )
}
