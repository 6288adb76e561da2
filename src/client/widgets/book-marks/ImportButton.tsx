import { Button, type ButtonProps } from '../../ui/components/button/Button.tsx'
import { inbox } from '../../ui/icons/paths.ts'
import { useFileChooser } from '../../ui/input/file-chooser.ts'
import { importFile } from './import-file.ts'
import { useMessages } from './messages.ts'

/** Chooses a file of bookmarks and imports it. */
export function ImportButton(props: Pick<ButtonProps, 'kind' | 'size'>) {
  const messages = useMessages()
  const [choose, input] = useFileChooser({
    accept: '.html,.htm,text/html',
    onFiles: ([file]) => file !== undefined && void importFile(file),
  })
  return (
    <>
      <Button {...props} icon={inbox} onClick={choose}>
        {messages('import')}
      </Button>
      {input}
    </>
  )
}
