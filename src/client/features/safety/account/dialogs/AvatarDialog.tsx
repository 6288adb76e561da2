import { useEffect, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { uploadHead } from '../../../../../shared/api/upload.ts'
import { callUpload } from '../../../../core/net/call.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../../../ui/overlay/overlay.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { askServer, useTask } from '../../../auth/login/lazy.ts'
import { session, setInfo } from '../../../data/session/lazy.ts'
import styles from '../Avatar.module.css'
import { messages, useMessages } from '../messages.ts'
import { type CropArea, cropPicture } from './crop-picture.ts'

interface AvatarDialogProps extends OverlayState {
  readonly file: Blob
  /** The address of the file's picture; revoked with the dialog. */
  readonly picture: string
}

const MAX_ZOOM = 4

/** Chooses the part of a picture that becomes the user's, and sends it. */
export function AvatarDialog({ open, close, file, picture }: AvatarDialogProps) {
  const text = useMessages()
  const common = useCommonMessages()
  const id = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea>()
  const [isBusy, run] = useTask(close)
  useEffect(() => () => URL.revokeObjectURL(picture), [picture])
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('changeAvatar')}
      width={400}
      actions={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button kind="primary" busy={isBusy} onClick={() => void run(() => send(file, area))}>
            {common('confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        <Cropper
          image={picture}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
        />
      </div>
      <label className={styles.zoom} htmlFor={id}>
        {text('zoom')}
        <input
          id={id}
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
        />
      </label>
    </Dialog>
  )
}

/** Sends a part of a picture, once it is known. @returns whether the server has it */
async function send(file: Blob, area: CropArea | undefined): Promise<boolean> {
  if (area === undefined) return false
  const blob = await cropPicture(file, area).catch(() => undefined)
  if (blob === undefined) {
    showToast({ kind: 'error', text: messages('pictureFailed') })
    return false
  }
  return askServer(async () => {
    const { filename } = await callUpload(uploadHead, {}, new File([blob], 'head', { type: blob.type }))
    const info = session.getState().login?.info
    if (info !== undefined) await setInfo({ ...info, head: filename })
    showToast({ kind: 'success', text: messages('avatarSaved') })
  })
}
