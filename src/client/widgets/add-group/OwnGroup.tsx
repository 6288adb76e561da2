import { Button } from '../../kit/components.ts'
import { deleteSharedGroup, type OfferedGroup, offerShare, refusalText } from '../../kit/groups.ts'
import styles from './GroupPane.module.css'
import { useMessages } from './messages.ts'

interface Props {
  readonly group: OfferedGroup
  /** Lists what has changed. */
  readonly onChanged: () => void
}

/** What became of a group that the user shares, and what he can do with it. */
export function OwnGroup({ group: { shared }, onChanged }: Props) {
  const messages = useMessages()
  if (shared === undefined || !shared.isOwn) return null
  const { state, refusal } = shared
  const offer = async (isOffered: boolean) => {
    if (await offerShare(shared, isOffered)) onChanged()
  }
  const remove = async () => {
    if (await deleteSharedGroup(shared)) onChanged()
  }
  return (
    <div className={styles.own}>
      <span>
        {messages(`own.${state}`)}
        {refusal !== undefined && <small>{refusalText(refusal)}</small>}
      </span>
      {state === 'withdrawn' && (
        <Button size="s" onClick={() => void offer(true)}>
          {messages('offer')}
        </Button>
      )}
      {(state === 'public' || state === 'waiting') && (
        <Button size="s" onClick={() => void offer(false)}>
          {messages('withdraw')}
        </Button>
      )}
      <Button size="s" kind="danger" onClick={() => void remove()}>
        {messages('delete')}
      </Button>
    </div>
  )
}
