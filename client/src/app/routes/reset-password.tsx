import { ResetPassword } from '#features/auth/reset-password.tsx';

export default ResetPassword;
