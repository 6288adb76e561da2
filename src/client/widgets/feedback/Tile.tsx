import { Icon, WidgetTitle } from '../../kit/components.ts'
import { inbox } from '../../kit/icons.ts'
import type { TileProps } from '../../kit/widget.ts'
import { useMessages } from './messages.ts'
import { useUserId } from './own-feedback.ts'
import { StateTag } from './said/StateTag.tsx'
import styles from './Tile.module.css'
import { Dot } from './tile/Dot.tsx'
import { Picture } from './tile/Picture.tsx'
import { useOwn } from './use-own.ts'

type Own = ReturnType<typeof useOwn>
const NOTHING: Own = { last: undefined, isAnswered: false }

/** What has become of what the user has said last. */
export default function Tile(props: TileProps) {
  const user = useUserId()
  return user === undefined ? <Shown {...props} own={NOTHING} /> : <MemberTile {...props} user={user} />
}

function MemberTile({ user, ...props }: TileProps & { readonly user: string }) {
  return <Shown {...props} own={useOwn(user)} />
}

function Shown({ rows, columns, own }: TileProps & { readonly own: Own }) {
  const messages = useMessages()
  const { last, isAnswered } = own
  if (columns === 1) return <Picture hasNews={isAnswered} />
  const said = last === undefined ? messages('tile.say') : last.text
  const news = isAnswered ? (
    <span className={styles.news}>
      <Dot />
      {messages('news')}
    </span>
  ) : null
  if (rows === 1)
    return (
      <div className={styles.strip}>
        {columns === 2 ? null : <Icon path={inbox} size={20} className={styles.mark} />}
        <span className={styles.words}>
          <span className={styles.head}>
            {last === undefined ? <small>{messages('name')}</small> : <StateTag {...last} />}
            {isAnswered ? <Dot label={messages('news')} /> : null}
          </span>
          <span className={styles.line}>{said}</span>
        </span>
      </div>
    )
  return (
    <div className={styles.tile}>
      <WidgetTitle aside={news}>{messages('name')}</WidgetTitle>
      {last === undefined ? (
        <p className={styles.say}>
          <Icon path={inbox} size={28} className={styles.mark} />
          {messages('tile.say')}
        </p>
      ) : (
        <>
          <p className={styles.text}>{said}</p>
          <span className={styles.foot}>
            <StateTag {...last} />
          </span>
        </>
      )}
    </div>
  )
}
