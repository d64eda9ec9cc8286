import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ScoreBeam } from '../../ui/charts/score-beam.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Slider } from '../../ui/inputs/slider.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { Notice } from '../../ui/notices/notice.tsx';

/** The same components in Arabic, mirrored. */
export function RightToLeftSpecimens() {
  const [words, setWords] = useState('');
  const [isOn, setOn] = useState(true);
  const [weight, setWeight] = useState(2);
  return (
    <div dir="rtl" lang="ar" className="grid gap-6">
      <p className="font-serif text-25">ثلاثة يرتفعون فوق الخط</p>
      <TextInput
        label="ابحث عن مرشح"
        value={words}
        onValueChange={setWords}
        iconStart={<Search />}
        placeholder="الاسم أو المهارة"
        helper="البحث داخل السير الذاتية أيضًا."
        required
      />
      <ScoreBeam score={72} potential={84} steps={[40, 60, 80]} label="72 من 100" />
      <Slider
        label="الوزن"
        min={0}
        max={5}
        value={weight}
        onValueChange={setWeight}
        format={(value) => `${value} من 5`}
      />
      <div className="grid gap-2">
        <Checkbox label="أخبرني عند الانتهاء" checked={isOn} onCheckedChange={setOn} />
        <Switch label="عرض بلا أسماء" isOn={isOn} onSwitch={setOn} />
      </div>
      <Notice tone="warning" heading="في هذا الملف نص مخفي">
        لم يدخل في الدرجة، ويمكنك قراءته بجانب الأصل.
      </Notice>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary">رتّب السير الذاتية</Button>
        <Button>قارن</Button>
      </div>
      <Pagination page={2} pageCount={5} onPageChange={() => {}} />
    </div>
  );
}
