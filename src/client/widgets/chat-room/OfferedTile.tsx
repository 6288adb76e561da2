import { useIsChatOffered } from '../../kit/chat.ts'
import { Empty } from '../../kit/components.ts'
import type { TileProps } from '../../kit/widget.ts'
import { useMessages } from './messages.ts'
import Tile from './Tile.tsx'

/** The tile; where the server has no chat room, one that stands here already says so. */
export default function OfferedTile(props: TileProps) {
  const messages = useMessages()
  return useIsChatOffered() ? <Tile {...props} /> : <Empty title={messages('absent')} />
}
