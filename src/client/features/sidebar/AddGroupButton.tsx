import { useMessageByKey } from '../../core/i18n.ts'
import { BarButton, type BarButtonProps } from './BarButton.tsx'

const addGroup = () => void import('../group-editor/index.ts').then((editor) => editor.addGroup()).catch(() => {})

/** Adds a group. */
export function AddGroupButton(props: BarButtonProps) {
  return <BarButton {...props} label={useMessageByKey()('group-editor.addTitle')} onClick={addGroup} />
}
