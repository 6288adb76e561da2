import { useIsChatOffered } from '../../kit/chat.ts'
import { Empty } from '../../kit/components.ts'
import type { TileProps } from '../../kit/widget.ts'
import { useMessages } from './messages.ts'
import Tile from './Tile.tsx'
import { Picture } from './tile/Picture.tsx'

/** The tile; where the server has no chat room, one that stands here already says so. */
export default function OfferedTile(props: TileProps) {
  const messages = useMessages()
  if (useIsChatOffered()) return <Tile {...props} />
  return props.columns === 1 ? <Picture unread={0} /> : <Empty title={messages('absent')} />
}
