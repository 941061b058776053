import type { CodeToDraw } from '@canary/rendering/core/requests';
import type { DesignChange } from '../design-timeline.ts';
import PrintDialog from '../print/print-dialog.tsx';
import { PoorGradeDialog } from '../scan-check/poor-grade-dialog.tsx';
import { UnlockDialog } from '../unlock/unlock-dialog.tsx';
import type { useContent } from '../use-content.ts';
import type { Question } from './facts.ts';
import type { Exporter } from './use-export.ts';

interface ExportQuestionsProps {
  readonly question: Question;
  readonly content: Pick<ReturnType<typeof useContent>, 'type' | 'values'>;
  /** Undefined while the export asks nothing. */
  readonly code: CodeToDraw | undefined;
  readonly exporter: Pick<Exporter, 'answer' | 'close'>;
  /** Changes the design on display. */
  onChange(change: DesignChange): void;
}

/** The questions of an export. The code is loaded when there is a question. */
export default function ExportQuestions({
  question,
  content,
  code,
  exporter,
  onChange,
}: ExportQuestionsProps) {
  const { answer, close } = exporter;
  switch (question.kind) {
    case 'paper':
      return (
        <PrintDialog
          {...content}
          code={code}
          onClose={close}
          onExport={(target, file) => answer({ target, file })}
        />
      );
    case 'unlock': {
      const { features, design, target } = question;
      return (
        <UnlockDialog
          features={features}
          design={design}
          target={target}
          onUnlocked={() => answer({ design })}
          onLeaveOut={(free) => {
            // A print in black on white doesn't have the design on display.
            if (target.designOf || !code) return answer({ design: free });
            onChange({ label: 'Premium features', apply: () => free });
            answer({ design: free, code: { ...code, design: free } });
          }}
          onClose={close}
        />
      );
    }
    case 'grade': {
      const { design, verdict, verb } = question;
      return (
        <PoorGradeDialog
          {...{ design, verdict, verb }}
          onConfirm={() => answer({ verdict })}
          onClose={close}
        />
      );
    }
  }
}
