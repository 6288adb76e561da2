import { Button, type ButtonProps } from '../../ui/components/button/Button.tsx'
import { inbox } from '../../ui/icons/paths.ts'
import { useFileChooser } from '../../ui/input/file-chooser.ts'
import { importFiles } from './import-files.ts'
import { useMessages } from './messages.ts'

/** Chooses files of bookmarks and imports them. */
export function ImportButton(props: Pick<ButtonProps, 'kind' | 'size'>) {
  const messages = useMessages()
  const [choose, input] = useFileChooser({
    accept: '.html,.htm,text/html',
    multiple: true,
    onFiles: (files) => void importFiles(files),
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
