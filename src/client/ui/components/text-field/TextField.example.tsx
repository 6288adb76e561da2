import { eyeOff, lock, mail, search } from '../../icons/paths.ts'
import type { Example } from '../../primitives.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import styles from '../samples.module.css'
import { TextField } from './TextField.tsx'

export const examples: readonly Example[] = [
  {
    name: 'rest, with a control, wrong, disabled, compact',
    on: 'panel',
    draw: (say) => (
      <div className={styles.fields}>
        <TextField icon={mail} label={say('邮箱', 'E-mail')} placeholder={say('邮箱', 'E-mail')} />
        <TextField
          icon={lock}
          label={say('密码', 'Password')}
          labelled
          type="password"
          defaultValue="genkan"
          trailing={<IconButton icon={eyeOff} label={say('显示密码', 'Show password')} size={28} />}
        />
        <TextField
          icon={mail}
          label={say('邮箱', 'E-mail')}
          defaultValue="lin.qiu@"
          error={say('邮箱格式不正确', 'That is no e-mail address')}
        />
        <TextField
          label={say('昵称', 'Nickname')}
          defaultValue="Genkan"
          disabled
          hint={say('登录后可修改', 'Sign in to change it')}
        />
        <TextField
          icon={search}
          compact
          label={say('搜索组件', 'Search widgets')}
          placeholder={say('搜索组件', 'Search widgets')}
        />
      </div>
    ),
  },
]
