import type { AuditedShare } from '../../../../../shared/api/admin.ts'
import type { SharedTile } from '../../../../../shared/api/shared-group.ts'
import { useMessageByKey } from '../../../../core/text/i18n.ts'
import { miniOf, ThemeSketch } from '../../themes/lazy.ts'
import { useMessages } from '../messages.ts'
import styles from './ShareContents.module.css'

/** All that others would get: what a theme looks like in large, or where the icons of a group lead. */
export const ShareContents = ({ share }: { readonly share: AuditedShare }) =>
  share.kind === 'theme' ? (
    <ThemeSketch look={share.look} picture={miniOf(share)} className={styles.sketch} />
  ) : (
    <ul className={styles.tiles}>
      {share.content.tiles.map((tile, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shared tiles have no ids, and never move
        <Tile key={at} tile={tile} />
      ))}
    </ul>
  )

function Tile({ tile }: { readonly tile: SharedTile }) {
  const messages = useMessages()
  const text = useMessageByKey()
  if (tile.type === 'icon') return <Icon icon={tile} />
  if (tile.children === undefined)
    return (
      <li>
        <b>{text(`${tile.component}.name`)}</b>
        <span>{messages('widget')}</span>
      </li>
    )
  return (
    <li>
      <b>{tile.name}</b>
      <ul className={styles.tiles}>
        {tile.children.map((child, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <Icon key={at} icon={child} />
        ))}
      </ul>
    </li>
  )
}

interface IconProps {
  readonly icon: { readonly name: string; readonly url?: string }
}

/** An icon with its address, which is no link: the administrator reads where it leads. */
const Icon = ({ icon: { name, url = '' } }: IconProps) => (
  <li>
    <b>{name}</b>
    <span>{url}</span>
  </li>
)
