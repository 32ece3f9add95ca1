import { useVisitorPorts } from '../../../device/ports/ports.tsx';
import { notices } from '../../../domain/error-catalogue.ts';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { resendOtp, verifyOtp } from './auth-calls.ts';
import { verificationWords } from './code-boxes.ts';
import { CodeForm, type News } from './code-form.tsx';
import { FailureWords } from './failure-words.tsx';

/** Confirms a new account's address with the code that was sent to it. */
export function VerificationModal(props: {
  email: string;
  firstPause: number;
  onVerified: () => void;
  /** Back to where the address is typed. */
  onChange: () => void;
  onClose: () => void;
}) {
  const { api } = useVisitorPorts();

  const verify = async (otp: string): Promise<News | null> => {
    const answer = await verifyOtp(api, props.email, otp);
    if (!answer.ok)
      return { tone: 'error', sentence: <FailureWords operation="verifyCode" error={answer.error} /> };
    props.onVerified();
    return null;
  };

  const resend = async (): Promise<News> => {
    const answer = await resendOtp(api, props.email);
    return answer.ok
      ? { tone: 'success', sentence: notices.codeResentAtSignUp }
      : { tone: 'error', sentence: <FailureWords operation="resendCode" error={answer.error} /> };
  };

  return (
    <Modal title="Verify your email" onClose={props.onClose}>
      <CodeForm
        email={props.email}
        words={verificationWords}
        firstPause={props.firstPause}
        onChange={props.onChange}
        submitsItself
        onCode={verify}
        onResend={resend}
      />
    </Modal>
  );
}
