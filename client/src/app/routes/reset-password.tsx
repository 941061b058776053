import { ResetPassword } from '#features/auth/components/reset-password.tsx';

export default ResetPassword;
