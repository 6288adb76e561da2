import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { TextField } from '../../components/text-field/TextField.tsx'
import type { Example, Say } from '../../primitives.ts'
import { askDialog, chooseDialog, confirmDialog } from './dialogs.ts'
import { FormActions } from './FormActions.tsx'

const Dialog = lazy(() => import('./Dialog.tsx').then(({ Dialog }) => ({ default: Dialog })))

const remove = (say: Say) =>
  askDialog({
    title: say('删除文件夹「设计」？', 'Delete the folder “Design”?'),
    text: say(
      '里面还有 9 个图标，也可以只拆散文件夹。',
      'It still holds 9 icons. You can also only take the folder apart.',
    ),
    confirm: say('全部删除', 'Delete all'),
    alternative: say('保留图标', 'Keep icons'),
    danger: true,
  })

const restore = (say: Say) =>
  chooseDialog({
    title: say('云端有一份备份', 'There is a backup in the cloud'),
    text: say('上次备份于 9月17日 22:41，共 3 个分组、64 个图标。', 'From September 17, 22:41: 3 groups, 64 icons.'),
    choices: [
      {
        id: 'restore',
        label: say('恢复云端数据', 'Restore the backup'),
        consequence: say(
          '用云端内容替换此设备，当前布局会存入本地历史',
          'Replaces this device; the present layout goes to local history',
        ),
        confirm: say('恢复', 'Restore'),
      },
      {
        id: 'keep',
        label: say('保留本机数据', 'Keep this device'),
        consequence: say('下次备份将覆盖云端，且无法找回', 'The next backup overwrites the cloud for good'),
        confirm: say('保留', 'Keep'),
        danger: true,
      },
    ],
    cancel: say('稍后', 'Later'),
  })

const logout = (say: Say) =>
  confirmDialog({
    title: say('退出登录？', 'Log out?'),
    text: say('本机数据会保留。', 'What is on this device stays.'),
  })

function Rename({ say }: { readonly say: Say }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const close = () => setOpen(false)
  return (
    <>
      <Button data-opens="form" onClick={() => setOpen(true)}>
        Dialog
      </Button>
      <Suspense>
        <Dialog
          open={open}
          onClose={close}
          title={say('重命名分组', 'Rename the group')}
          actions={<FormActions form={id} label={say('保存', 'Save')} onCancel={close} />}
        >
          <form
            id={id}
            onSubmit={(event) => {
              event.preventDefault()
              close()
            }}
          >
            <TextField label={say('名称', 'Name')} defaultValue={say('设计', 'Design')} />
          </form>
        </Dialog>
      </Suspense>
    </>
  )
}

export const examples: readonly Example[] = [
  {
    name: 'confirm, danger with a safe alternative, choice, form',
    on: 'panel',
    draw: (say) => (
      <>
        <Button data-opens="confirm" onClick={() => void logout(say)}>
          confirmDialog
        </Button>
        <Button data-opens="danger" onClick={() => void remove(say)}>
          askDialog
        </Button>
        <Button data-opens="choice" onClick={() => void restore(say)}>
          chooseDialog
        </Button>
        <Rename say={say} />
      </>
    ),
  },
]
