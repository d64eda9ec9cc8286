import { Archive, Copy, Ellipsis, FileText, History, Pencil, Scale, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import type { CommandGroup } from '../../ui/command-palette/command.ts';
import { CommandPalette } from '../../ui/command-palette/command-palette.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { commandKey } from '../../ui/shortcuts/command-key.ts';
import { Specimen, SpecimenRow } from './specimen.tsx';

type Opened = 'dialog' | 'sheet' | 'bottom' | 'palette';

const nothing = () => {};

const menuGroups: readonly (readonly MenuItem[])[] = [
  [
    { id: 'edit', label: 'Edit', icon: <Pencil />, keys: ['E'], onChoose: nothing },
    { id: 'duplicate', label: 'Duplicate', icon: <Copy />, onChoose: nothing },
    { id: 'archive', label: 'Archive', icon: <Archive />, isDisabled: true, onChoose: nothing },
  ],
  [{ id: 'delete', label: 'Delete', icon: <Trash2 />, isDangerous: true, onChoose: nothing }],
];

const commands: readonly CommandGroup[] = [
  {
    id: 'go',
    heading: 'Go to',
    commands: [
      { id: 'jobs', label: 'Job descriptions', icon: <FileText />, keys: ['G', 'J'], onRun: nothing },
      { id: 'analyzer', label: 'Resume analyzer', icon: <Scale />, onRun: nothing },
      { id: 'history', label: 'History', keywords: 'results batches', icon: <History />, onRun: nothing },
    ],
  },
  {
    id: 'jobs',
    heading: 'Job descriptions',
    commands: [
      {
        id: 'job-1',
        label: 'Senior Backend Engineer',
        hint: '47 resumes',
        icon: <FileText />,
        onRun: nothing,
      },
      { id: 'job-2', label: 'Ward Nurse, nights', hint: '12 resumes', icon: <FileText />, onRun: nothing },
    ],
  },
];

export function OverlaySpecimens() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [name, setName] = useState('');
  const close = () => setOpened(null);
  return (
    <>
      <Specimen name="Press to open">
        <SpecimenRow>
          <Button onClick={() => setOpened('dialog')}>Dialog</Button>
          <Button onClick={() => setOpened('sheet')}>Sheet</Button>
          <Button onClick={() => setOpened('bottom')}>Sheet from below</Button>
          <Button onClick={() => setOpened('palette')}>Command palette</Button>
          <Menu
            trigger={<IconButton label="More about the job" icon={<Ellipsis aria-hidden="true" />} />}
            groups={menuGroups}
          />
          <Tooltip words="Opens the original at the line" keys={[commandKey(), 'O']}>
            <Button variant="quiet">Point here</Button>
          </Tooltip>
        </SpecimenRow>
      </Specimen>
      <Dialog
        isOpen={opened === 'dialog'}
        onOpenChange={close}
        title="Delete the job description?"
        description="Its 47 resumes and their results go with it. This cannot be undone."
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button variant="danger" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        <TextInput label="Type the title to be sure" value={name} onValueChange={setName} />
      </Dialog>
      <Sheet
        isOpen={opened === 'sheet' || opened === 'bottom'}
        onOpenChange={close}
        title="Adaeze Okonkwo"
        side={opened === 'bottom' ? 'bottom' : 'end'}
        actions={<Button variant="primary">Invite to a call</Button>}
      >
        <p className="text-14">
          Meets every must-have. The resume does not mention Terraform: ask about it in the first call.
        </p>
      </Sheet>
      <CommandPalette
        isOpen={opened === 'palette'}
        onOpenChange={close}
        label="Commands"
        placeholder="Go to a screen, a job, a candidate"
        groups={commands}
      />
    </>
  );
}
