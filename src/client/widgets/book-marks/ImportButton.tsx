import { useRef } from 'react'
import { Button, type ButtonProps } from '../../ui/components/button/Button.tsx'
import { inbox } from '../../ui/icons/paths.ts'
import { importFile } from './import-file.ts'
import { useMessages } from './messages.ts'

/** Chooses a file of bookmarks and imports it. */
export function ImportButton(props: Pick<ButtonProps, 'kind' | 'size'>) {
  const messages = useMessages()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...props} icon={inbox} onClick={() => input.current?.click()}>
        {messages('import')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".html,.htm,text/html"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) void importFile(file)
          currentTarget.value = '' // so that the same file can be chosen again
        }}
      />
    </>
  )
}
