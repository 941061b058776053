import { useParams } from 'react-router-dom';
import { CodePage } from '#features/dynamic-codes/manage/code-page.tsx';
import { MemberPage } from '#shared/layout/member-page.tsx';
import { CodeDesign } from '../dynamic-codes/code-design.tsx';
import { CodeHead } from '../dynamic-codes/code-head.tsx';
import { GeneratorSlots } from '../generator-slots.tsx';

export default function DynamicCode() {
  const { id = '' } = useParams();
  return (
    <MemberPage title="Dynamic code">
      <GeneratorSlots>
        <CodePage
          key={id}
          id={id}
          renderHead={(code, state) => <CodeHead code={code}>{state}</CodeHead>}
          renderDesign={(code) => <CodeDesign code={code} />}
        />
      </GeneratorSlots>
    </MemberPage>
  );
}
