import { VerifyEmail } from '#features/auth/verify-email.tsx';

export default VerifyEmail;
