import { useDocument } from '../../../core/data/use-document.ts'
import { useMessageByKey } from '../../../core/text/i18n.ts'
import { home } from '../../data/home/index.ts'
import { BarButton, type BarButtonProps } from './BarButton.tsx'

const addGroup = () => void import('../group-editor/index.ts').then((editor) => editor.addGroup()).catch(() => {})

/** Adds a group; where there is none it is the bar's tab stop in its place. */
export function AddGroupButton(props: BarButtonProps) {
  const isTabStop = useDocument(home, ({ groups }) => groups.length === 0)
  const label = useMessageByKey()('group-editor.addTitle')
  return <BarButton {...props} label={label} isTabStop={isTabStop} onClick={addGroup} />
}
