import type { BookmarkFolder } from '../../../shared/entities/bookmark.ts'
import { PathNav, ViewTitle } from './list/PathNav.tsx'
import { useMessages } from './messages.ts'
import type { View } from './view.ts'

interface ViewHeadProps {
  readonly view: View
  readonly path: readonly BookmarkFolder[]
  readonly onFolder: (folder: string) => void
}

/** What is shown, and the way back from it. */
export function ViewHead({ view, path, onFolder }: ViewHeadProps) {
  const messages = useMessages()
  if (view.at === 'folder') return <PathNav path={path} onChoose={onFolder} />
  return (
    <ViewTitle
      title={view.at === 'tag' ? view.tag : messages(view.at === 'links' ? 'checkLinks' : 'duplicates')}
      onBack={() => onFolder('')}
    />
  )
}
